import type { DeskPeople } from '@tt/contract/desk/desk-people';
import { useTexts } from '../frame/desk-context.ts';
import { toInitials } from '../frame/initials.ts';
import { formatMoment } from '../frame/moment.ts';
import { OwnActs } from './own-acts.tsx';
import { RemovePerson } from './remove-person.tsx';

export type ListedPerson = DeskPeople['people'][number];

interface PersonRowProps {
  person: ListedPerson;
  now: Date;
  onDone: (text: string) => void;
}

export function PersonRow({ person, now, onDone }: PersonRowProps) {
  const t = useTexts();
  const { name, language, isYou, invitedBy, devices } = person;
  const isWaiting = devices.length === 0;
  const facts = [
    ...(isYou ? [t('desk.people.you')] : []),
    ...(isWaiting && invitedBy ? [t('desk.people.invitedBy', { name: invitedBy })] : []),
    t('desk.people.deskIn', { inLanguage: t.tree('desk.inLanguage')[language] }),
  ];
  return (
    <li id={isYou ? 'you' : undefined} className={isWaiting ? 'wait' : undefined}>
      <span className="dk-in" aria-hidden="true">
        {toInitials(name)}
      </span>
      <div>
        <b>{name}</b> <span className="dk-small">{facts.join(', ')}</span>
      </div>
      <Devices person={person} now={now} />
      {isYou ? <OwnActs /> : <RemovePerson person={person} isInvited={isWaiting} onDone={onDone} />}
    </li>
  );
}

/** Shows the person's own devices by name. For others, only when each was last used. */
function Devices({
  person: { isYou, devices, seenAt, invitedUntil },
  now,
}: Pick<PersonRowProps, 'person' | 'now'>) {
  const t = useTexts();
  const toWhen = (at: string) => formatMoment(t, new Date(at), { now, place: 'inText' });
  if (devices.length === 0)
    return (
      <div>
        {t('desk.people.noDevice')}
        {invitedUntil && (
          <span className="dk-small">{t('desk.people.ends', { when: toWhen(invitedUntil) })}</span>
        )}
      </div>
    );
  const used = devices.flatMap(({ device, lastUsedAt }) =>
    lastUsedAt ? [t('desk.people.device', { device, when: toWhen(lastUsedAt) })] : [],
  );
  const seen = seenAt ? t('desk.people.seen', { when: toWhen(seenAt) }) : '';
  return (
    <div>
      {t('desk.people.devices', { count: devices.length })}
      <span className="dk-small">{isYou ? used.join(' ') : seen}</span>
    </div>
  );
}
