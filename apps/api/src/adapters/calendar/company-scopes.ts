/** The narrowest rights: events in calendars that the account owns, and free/busy. */
export const companyScopes = ['calendar.events.owned', 'calendar.freebusy'].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);
