import type { DeskActKind, DeskPeople } from '@tt/contract/desk/desk-people';
import type { DeskKey, DeskTranslator } from '../frame/desk-texts.ts';
import { formatDate, formatTime } from '../frame/moment.ts';

type Act = DeskPeople['log'][number];

const keys: Record<DeskActKind, DeskKey> = {
  took: 'desk.log.took',
  gave_back: 'desk.log.gaveBack',
  state: 'desk.log.marked',
  released: 'desk.log.released',
  note: 'desk.log.note',
  moved: 'desk.log.moved',
  cancelled: 'desk.log.canceled',
  outcome: 'desk.log.held',
  opened: 'desk.log.opened',
  erased: 'desk.log.erased',
  undone: 'desk.log.undone',
  invited: 'desk.log.invited',
  withdrew: 'desk.log.withdrew',
  joined: 'desk.log.joined',
  removed: 'desk.log.removed',
  signed_in: 'desk.log.signedIn',
  new_device: 'desk.log.newDevice',
  signed_out_everywhere: 'desk.log.signedOutEverywhere',
};

function toKey({ kind, after }: Act): DeskKey {
  if (kind === 'outcome' && after === 'no_show') return 'desk.log.noShow';
  if (kind === 'state' && after === 'spam') return 'desk.log.spam';
  return keys[kind];
}

/**
 * Placeholders for the person and the reference, so that these can be elements. No text of ours contains these
 * characters.
 */
const person = '\u0001';
const entry = '\u0002';

export interface ActParts {
  before: string;
  /** Between the person and the reference, or up to the end. */
  between: string;
  reference?: string;
  after: string;
}

/** The sentence about an act, split where the person and the reference go. */
export function toActParts(t: DeskTranslator, act: Act): ActParts {
  const changed = act.after ?? act.before ?? '';
  const text = t(toKey(act), {
    who: person,
    ref: entry,
    name: changed,
    device: changed,
    ...(act.kind === 'state' && { state: t.tree('desk.state')[changed as 'new'] ?? changed }),
    ...(act.kind === 'moved' && toTime(t, new Date(changed))),
  });
  const [before = '', rest = ''] = text.split(person);
  const [between = '', after = ''] = rest.split(entry);
  return { before, between, reference: text.includes(entry) ? (act.reference ?? '') : undefined, after };
}

const toTime = (t: DeskTranslator, at: Date) => ({ date: formatDate(t, at), time: formatTime(t, at) });
