import type { IslandData } from './render-island.server.ts';

interface IslandProps {
  html: string;
  data: IslandData<object>;
  script: { url: string; imports: readonly string[] };
}

/** The part of a page that React takes over, as it was rendered at build time, with its data and its script. */
export function Island({ html, data, script }: IslandProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <>
      {script.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at build time. */}
      <div data-island dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, unable to close its element. */}
      <script type="application/json" data-island-data dangerouslySetInnerHTML={{ __html: json }} />
      <script type="module" src={script.url} />
    </>
  );
}
