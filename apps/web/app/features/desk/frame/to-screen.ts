import { deskPath } from '../../../i18n/paths.ts';

export type Screen =
  | { name: 'inbox' | 'week' | 'people' | 'invitation' | 'unknown' }
  | { name: 'entry'; id: string };

export const inboxPath = deskPath;
export const weekPath = `${deskPath}/week`;
export const peoplePath = `${deskPath}/people`;
export const toEntryPath = (id: string) => `${deskPath}/entry/${encodeURIComponent(id)}`;

const simple = { week: true, people: true, invitation: true };

const isSimple = (name: string): name is keyof typeof simple => Object.hasOwn(simple, name);

/** What an address of the desk shows. */
export function toScreen(path: string): Screen {
  const [name = '', ...rest] = path.slice(deskPath.length).split('/').filter(Boolean);
  if (name === '') return { name: 'inbox' };
  if (name === 'entry' && rest.length === 1 && rest[0]) return toEntry(rest[0]);
  return rest.length === 0 && isSimple(name) ? { name } : { name: 'unknown' };
}

function toEntry(part: string): Screen {
  try {
    return { name: 'entry', id: decodeURIComponent(part) };
  } catch {
    return { name: 'unknown' };
  }
}
