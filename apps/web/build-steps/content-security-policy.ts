import { createHash } from 'node:crypto';
import { listTrackers } from '../app/lib/list-trackers.ts';
import { readBackendOrigin } from './backend-origin.ts';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

function listScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

interface OtherOrigins {
  trackers?: readonly string[];
  /** The origin to which forms and scripts send, if it is not the site's. */
  backend?: string | undefined;
}

/** The policy of one page: its own inline scripts by hash, a few other origins, everything else from the site alone. */
export function toContentSecurityPolicy(
  html: string,
  { trackers: trackerOrigins = [], backend }: OtherOrigins = {},
): string {
  const backends = backend ? [backend] : [];
  const called = [...trackerOrigins, ...backends];
  // React's toasts add their own style sheet. Content pages have no such script.
  const isHydrated = ['__reactRouterContext', 'data-island'].some((sign) => html.includes(sign));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...listScriptHashes(html), ...trackerOrigins].join(' '),
    `style-src 'self'${isHydrated ? " 'unsafe-inline'" : ''}`,
    ['img-src', "'self'", 'data:', ...trackerOrigins].join(' '),
    ...(called.length > 0 ? [['connect-src', "'self'", ...called].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...backends].join(' '),
  ].join('; ');
}

/** Writes a page's policy into its head; a header can't, because the hashes differ from page to page. */
export function addContentSecurityPolicy(html: string): string {
  const trackerOrigins = [...new Set(listTrackers().flatMap(({ origins }) => origins))];
  return addPolicy(
    html,
    toContentSecurityPolicy(html, { trackers: trackerOrigins, backend: readBackendOrigin() }),
  );
}

/** The desk shows text from strangers, so only its own script may run, and no text can become markup. */
export function toDeskPolicy(html: string): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...listScriptHashes(html)].join(' '),
    ...['style', 'font', 'img', 'connect'].map((kind) => `${kind}-src 'self'`),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

export const addDeskPolicy = (html: string): string => addPolicy(html, toDeskPolicy(html));

function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
}
