import type { DeskPeople } from '@tt/contract/desk/desk-people';
import { useTexts } from '../frame/desk-context.ts';
import { formatMoment } from '../frame/moment.ts';
import { toListHref } from '../inbox/list-query.ts';
import { toActParts } from './to-act-parts.ts';

type Log = DeskPeople['log'];

/** Who did what, the newest first. */
export function ActLog({ log, now }: { log: Log; now: Date }) {
  const t = useTexts();
  return (
    <section className="dk-box" aria-labelledby="log-title">
      <h2 id="log-title">{t('desk.people.log')}</h2>
      {log.length === 0 && <p>{t('desk.people.logEmpty')}</p>}
      <ol className="dk-audit">
        {log.map((act) => (
          <li key={`${act.at} ${act.who} ${act.kind} ${act.reference}`}>
            <ActText act={act} />
            <time dateTime={act.at}>{formatMoment(t, new Date(act.at), { now })}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ActText({ act }: { act: Log[number] }) {
  const t = useTexts();
  const { before, reference, between, after } = toActParts(t, act);
  return (
    <span>
      {before}
      <b>{act.who}</b>
      {between}
      {reference && <ActReference reference={reference} isErased={act.kind === 'erased'} />}
      {after}
    </span>
  );
}

/** Leads to the entry by a search, unless nothing of it is left. */
function ActReference({ reference, isErased }: { reference: string; isErased: boolean }) {
  if (isErased) return reference;
  return (
    <a className="dk-link" href={toListHref({ show: 'all' }, { q: reference })}>
      {reference}
    </a>
  );
}
