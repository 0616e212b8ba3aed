const prefix = 'https://www.googleapis.com/auth/';

const toAddresses = (...names: string[]) => names.map((name) => prefix + name);

// Per method as in Google's discovery document of the Calendar API.
const sufficientScopes = {
  events: toAddresses('calendar.events', 'calendar.events.owned', 'calendar'),
  freeBusy: toAddresses('calendar.freebusy', 'calendar.events.freebusy', 'calendar.readonly', 'calendar'),
};

export type ScopedMethod = keyof typeof sufficientScopes;

/** The narrowest scopes for everything that the company's calendar is used for. */
export const companyScope = [
  ...toAddresses('calendar.events.owned', 'calendar.freebusy', 'userinfo.email'),
  'openid',
].join(' ');

export function splitScope(scope: string): string[] {
  return scope.split(' ').filter(Boolean);
}

export function isCalendarScope(scope: string): boolean {
  return scope.startsWith(`${prefix}calendar`);
}

export function maySpend(scope: string, method: ScopedMethod): boolean {
  return splitScope(scope).some((granted) => sufficientScopes[method].includes(granted));
}

/** Google grants the short name `email` under its long one. */
export function toGrantedScope(scope: string): string {
  return splitScope(scope)
    .map((wanted) => (wanted === 'email' ? `${prefix}userinfo.email` : wanted))
    .join(' ');
}
