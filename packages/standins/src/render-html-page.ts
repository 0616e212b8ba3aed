import { escapeHtml } from '@tt/contract/language/escape-html';

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  button { font: inherit; min-height: 2.75rem; min-width: 6rem; margin-inline-end: 0.75rem; }
  pre { white-space: pre-wrap; }
  iframe { width: 100%; height: 24rem; border: 1px solid; background: #fff; }
`;

/** A plain page of a stand-in; `body` is HTML, the title is text. */
export function renderHtmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
