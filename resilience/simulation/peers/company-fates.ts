import * as fc from 'fast-check';
import { describeFates } from './describe-fates.ts';
import type { Fate } from './fate.ts';
import { googleFate } from './fates.ts';

const companyOperations = ['get', 'insert', 'patch', 'delete', 'freebusy', 'list', 'token'] as const;
export type CompanyOperation = (typeof companyOperations)[number];

/** The outcome of the next call of one kind about the company's calendar. */
export interface CompanyFate {
  on: CompanyOperation;
  fate: Fate;
}

/** The effect comes late, and the caller waits for it. */
const slowFate = fc
  .integer({ min: 1, max: 9 })
  .map((seconds): Fate => ({ effectAfterMs: seconds * 1000, answer: 'own' }));

const oneFate = fc.record({
  on: fc.constantFrom(...companyOperations),
  fate: fc.oneof({ weight: 4, arbitrary: googleFate }, { weight: 1, arbitrary: slowFate }),
});

export const companyFates = fc.oneof(
  { weight: 3, arbitrary: fc.constant<CompanyFate[]>([]) },
  { weight: 3, arbitrary: fc.array(oneFate, { minLength: 1, maxLength: 4 }) },
);

export function describeCompanyFates(fates: readonly CompanyFate[]): string {
  return fates.map(({ on, fate }) => describeFates(on, [fate])).join('');
}

/** Which operation a request is; undefined for those of visitors alone. */
export function toOperation(method = 'GET', { pathname }: URL): CompanyOperation | undefined {
  if (pathname === '/token') return 'token';
  if (pathname.endsWith('/freeBusy')) return 'freebusy';
  if (!pathname.includes('/events')) return undefined;
  const isCollection = pathname.endsWith('/events');
  if (method === 'GET') return isCollection ? 'list' : 'get';
  return ({ POST: 'insert', PATCH: 'patch', DELETE: 'delete' } as const)[method];
}
