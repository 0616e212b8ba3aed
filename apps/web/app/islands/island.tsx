import { type ComponentType, use } from 'react';
import { DrawingList } from '../illustrations/drawing-list.ts';
import type { RenderedIsland } from './render-island.server.ts';

interface IslandProps<Props extends object> {
  of: ComponentType<Props>;
  rendered: RenderedIsland<Props>;
  /** `virtual:island/<name>`: the URLs of its scripts. */
  script: { url: string; imports: readonly string[] };
}

/**
 * The part of a page that React hydrates, as rendered at build time, with its data and its script. In
 * development the router hydrates the whole page, so that hot reload works.
 */
export function Island<Props extends object>({
  of: Component,
  rendered: { html, data, drawings },
  script,
}: IslandProps<Props>) {
  const list = use(DrawingList);
  for (const name of drawings) list?.add(name);
  if (import.meta.env.DEV) return <Component {...data.props} />;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <>
      {script.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at build time. */}
      <div data-island dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, unable to close its element. */}
      <script type="application/json" data-island-data dangerouslySetInnerHTML={{ __html: json }} />
      <script type="module" src={script.url} />
    </>
  );
}
