import { type ComponentType, type ReactNode, use } from 'react';
import { DrawingList } from '../illustrations/drawing-list.ts';
import { IslandRescue, type RescueTexts } from '../sections/island-rescue.tsx';
import { islandWatch } from './island-watch.ts';
import type { RenderedIsland } from './render-island.server.ts';

interface IslandProps<Props extends object> {
  of: ComponentType<Props>;
  rendered: RenderedIsland<Props>;
  /** `virtual:island/<name>`: the URLs of its scripts. */
  script: { url: string; imports: readonly string[] };
  rescue: RescueTexts;
  /** Other ways to continue without the island, besides reloading. */
  children?: ReactNode;
}

/**
 * The part of a page that React hydrates, as rendered at build time, with its data, its script and what replaces it
 * if the script fails. In development the router hydrates the whole page, so that hot reload works.
 */
export function Island<Props extends object>({
  of: Component,
  rendered: { html, props, drawings },
  script,
  rescue,
  children,
}: IslandProps<Props>) {
  const list = use(DrawingList);
  for (const name of drawings) list?.add(name);
  if (import.meta.env.DEV) return <Component {...props} />;
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  const block = <IslandRescue texts={rescue}>{children}</IslandRescue>;
  // An island begins with its page's heading. Without its script, a list says first that it can't be filtered.
  const isBelow = rescue.kind === 'page';
  return (
    <>
      {script.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {!isBelow && block}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at build time. */}
      <div data-island={rescue.kind} dangerouslySetInnerHTML={{ __html: html }} />
      {isBelow && block}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, unable to close its element. */}
      <script type="application/json" data-island-data dangerouslySetInnerHTML={{ __html: json }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this folder. */}
      <script dangerouslySetInnerHTML={{ __html: islandWatch }} />
      <script type="module" src={script.url} />
    </>
  );
}
