import { languageCodes } from '@tt/contract/language/language';

/** Cases that are not found, as Caddy's directives: any other id of a case is answered by a template. */
export function toCaddyNotFound(caseKeys: readonly string[]): string {
  if (caseKeys.length === 0) return '';
  return `
@hidden path_regexp hidden ^/(${languageCodes.join('|')})/+cases/+(${caseKeys.join('|')})/*$
route @hidden {
	vars not_found /{re.hidden.1}/404/index.html
	error 404
}
`;
}
