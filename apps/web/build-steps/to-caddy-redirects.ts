import { languageCodes } from '@tt/contract/language/language';
import type { Redirect } from '../app/address-map.ts';

/** The redirects of the address map as Caddy's directives, which `deploy/Caddyfile` imports. */
export function toCaddyRedirects(redirects: readonly Redirect[]): string {
  return redirects.map((redirect, index) => toRoute(redirect, `redirect_${index + 1}`)).join('\n');
}

function toRoute(redirect: Redirect, name: string): string {
  return `@${name} path_regexp ${name} ${toPattern(redirect.from)}
route @${name} {
	rewrite * ${toTarget(redirect, name)}
	import revalidated
	redir * {uri} 302
}
`;
}

/** `{lang}` is the first group. `*` is the one after it and needs a character, because a bare section has a page. */
function toPattern(from: string): string {
  const pattern = from
    .replaceAll(/[.+?()|[\]^$\\]/g, '\\$&')
    .replace('{lang}', `(${languageCodes.join('|')})`)
    .replace('/*', '/+([^/].*)');
  return from === '/' || from.endsWith('*') ? `^${pattern}$` : `^${pattern}/*$`;
}

function toTarget({ from, to }: Redirect, name: string): string {
  // If only a prefix is added, the path stays as it was sent: Caddy's groups would have its slashes merged.
  if (from !== '/' && to.endsWith(from)) return `${to.slice(0, -from.length)}{path}`;
  const rest = from.includes('{lang}') ? 2 : 1;
  return to.replace('{lang}', `{re.${name}.1}`).replace('*', `{re.${name}.${rest}}`);
}
