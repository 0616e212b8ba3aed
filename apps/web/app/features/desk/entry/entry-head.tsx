import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { toAddressLink } from '@tt/contract/language/address-link';
import type { ReactNode } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { formatMoment } from '../frame/moment.ts';
import { StateBadge } from '../inbox/state-badge.tsx';
import { TopicArea } from '../inbox/topic-area.tsx';
import { formatRoughSpan } from '../time/format-span.ts';

/** The person, the state, and the main acts. */
export function EntryHead({ entry, children }: { entry: DeskEntry; children: ReactNode }) {
  const { name, email, phone, company, reference, state, holder, topic } = entry;
  return (
    <header className="dk-title">
      <div>
        <h1>{name || reference}</h1>
        <div className="dk-line">
          <StateBadge state={state} holder={holder} />
          <TopicArea topic={topic} />
          <EntryDue entry={entry} />
          {email && (
            <a className="dk-link" href={toAddressLink(email)}>
              {email}
            </a>
          )}
          {phone && (
            <a className="dk-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          )}
          {company && <span>{company}</span>}
          <span className="dk-small">{reference}</span>
        </div>
      </div>
      {children}
    </header>
  );
}

function EntryDue({ entry: { dueAt, now } }: { entry: DeskEntry }) {
  const t = useTexts();
  if (!dueAt) return null;
  const overMs = Date.parse(now) - Date.parse(dueAt);
  const when = formatMoment(t, new Date(dueAt), { now: new Date(now), place: 'inText' });
  return (
    <span className="dk-age dk-age-line">
      {overMs > 0 ? (
        <span className="over">{t('desk.entry.dueOver', { when, span: formatRoughSpan(t, overMs) })}</span>
      ) : (
        <span>{t('desk.entry.due', { when })}</span>
      )}
    </span>
  );
}
