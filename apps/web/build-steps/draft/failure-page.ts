import { escapeHtml } from '@tt/contract/language/escape-html';

/** The page that a writer sees at the address of a draft that can't be built. It loads nothing. */
export function toFailurePage(branch: string, reason: string): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    '<meta name="robots" content="noindex, nofollow"/>',
    '<title>This draft can’t be shown</title></head><body>',
    '<h1>This draft can’t be shown</h1>',
    `<p>The site can’t be built with ${escapeHtml(branch)}. Correct what is named here, and save again:</p>`,
    `<pre style="white-space: pre-wrap">${escapeHtml(reason)}</pre>`,
    '</body></html>',
    '',
  ].join('\n');
}
