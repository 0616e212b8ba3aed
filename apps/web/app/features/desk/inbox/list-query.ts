import { type DeskListQuery, deskListQuerySchema } from '@tt/contract/desk/desk-list';
import { inboxPath } from '../frame/to-screen.ts';

/** Reads the list's query from the page's URL. Invalid values are ignored. */
export function parseListQuery(params: URLSearchParams): DeskListQuery {
  const fields = [...params].filter(([name, value]) => {
    return name in deskListQuerySchema.shape && deskListQuerySchema.safeParse({ [name]: value }).success;
  });
  return deskListQuerySchema.parse(Object.fromEntries(fields));
}

/** The query as it is written into addresses, always in the same order. */
export function formatListQuery({ show, kind, lang, q, before }: DeskListQuery): string {
  const params = new URLSearchParams();
  if (show !== 'all') params.set('show', show);
  if (kind) params.set('kind', kind);
  if (lang) params.set('lang', lang);
  if (q) params.set('q', q);
  if (before) params.set('before', before);
  const text = params.toString();
  return text && `?${text}`;
}

/** The address of a list that differs in one filter. It starts at its newest row. */
export function toListHref(query: DeskListQuery, change: Partial<DeskListQuery>): string {
  return inboxPath + formatListQuery({ ...query, before: undefined, ...change });
}
