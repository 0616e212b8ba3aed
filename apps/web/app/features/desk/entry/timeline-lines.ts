import type { DeskEntry, DeskEvent } from '@tt/contract/desk/desk-entry';
import { toWallClock } from '@tt/contract/time/time-zone';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatDate, formatMoment, formatTime } from '../frame/moment.ts';
import { companyZone } from '../time/company-zone.ts';
import { formatRoughSpan } from '../time/format-span.ts';

export interface TimelineLine {
  title: string;
  detail: string;
  kind: 'done' | 'todo' | 'bad';
}

/** What happened to an entry, and what is to come, in words. */
export function listTimelineLines(t: DeskTranslator, entry: DeskEntry): TimelineLine[] {
  const now = new Date(entry.now);
  let shownDate = '';
  const toWhen = (at: string | null) => {
    if (at === null) return '';
    const { calendarDate } = toWallClock(Date.parse(at), companyZone);
    const isSameDay = calendarDate === shownDate;
    shownDate = calendarDate;
    return isSameDay ? formatTime(t, new Date(at)) : formatMoment(t, new Date(at), { now });
  };
  const lines = entry.events.flatMap((event): TimelineLine[] => {
    const title = formatTitle(t, event, entry);
    if (!title) return [];
    const isToCome = event.kind === 'answer_due' || (event.at !== null && event.at > entry.now);
    const detail = formatDetail(t, event, now) ?? toWhen(event.at);
    return [
      { title, detail: addBefore(t, event, detail), kind: isToCome ? 'todo' : 'done' },
      ...(event.kind === 'received' && entry.state === 'flagged' ? [toHeldBack(t)] : []),
    ];
  });
  return [...lines, ...listUnsaid(t, entry)];
}

function formatTitle(t: DeskTranslator, event: DeskEvent, entry: DeskEntry): string | undefined {
  const { kind, who, detail } = event;
  const name = who ?? '';
  switch (kind) {
    case 'received':
      return t('desk.timeline.received');
    case 'booked':
      return t('desk.timeline.booked');
    case 'announced':
      return formatAnnounced(t, detail);
    case 'receipt':
      return t('desk.timeline.receipt', { email: entry.email ?? '' });
    case 'confirmation':
      return t('desk.timeline.confirmation', { name: entry.name });
    case 'mail':
      return formatMail(t, detail);
    case 'opened':
      return t('desk.timeline.opened', { name });
    case 'took':
      return t('desk.timeline.takenBy', { name });
    case 'gave_back':
      return t('desk.timeline.givenBack', { name });
    case 'state':
      return formatState(t, name, detail);
    case 'released':
      return t('desk.timeline.released', { name });
    case 'moved':
      return who ? t('desk.timeline.movedBy', { name }) : t('desk.timeline.movedByVisitor');
    case 'cancelled':
      return who ? t('desk.timeline.canceledBy', { name }) : t('desk.timeline.canceledByVisitor');
    case 'outcome':
      if (detail === 'held') return t('desk.timeline.tookPlace', { name });
      return detail === 'no_show' ? t('desk.timeline.noShow', { name }) : undefined;
    case 'undone':
      return t('desk.log.undone', { who: name });
    case 'answer_due':
      return t('desk.timeline.answer');
    case 'meeting':
      return t('desk.timeline.meeting');
    case 'deleted_on':
      return t('desk.timeline.releaseOrDelete');
    case 'note':
      // Left out here, because it is among the notes.
      return undefined;
  }
}

function formatAnnounced(t: DeskTranslator, channel: string | null): string | undefined {
  if (channel === 'telegram') return t('desk.timeline.telegram');
  if (channel === 'slack') return t('desk.timeline.slack');
  return channel === 'company-mail' ? t('desk.timeline.companyMail') : undefined;
}

/** Emails that belong to another event are not listed separately. */
function formatMail(t: DeskTranslator, purpose: string | null): string | undefined {
  if (purpose === 'reminder24') return t('desk.timeline.reminderDay');
  return purpose === 'reminder1' ? t('desk.timeline.reminderHour') : undefined;
}

function formatState(t: DeskTranslator, name: string, state: string | null): string | undefined {
  if (state === 'answered') return t('desk.timeline.answered', { name });
  const names: Partial<Record<string, string>> = t.tree('desk.state');
  return state && names[state] ? t('desk.timeline.state', { name, state: names[state] }) : undefined;
}

function formatDetail(t: DeskTranslator, { kind, at }: DeskEvent, now: Date): string | undefined {
  if (at === null) return undefined;
  const when = new Date(at);
  if (kind === 'deleted_on') return t('desk.timeline.deletedOn', { date: formatDate(t, when, now) });
  if (kind !== 'answer_due') return undefined;
  const moment = formatMoment(t, when, { now, place: 'inText' });
  return when < now
    ? t('desk.timeline.answerOver', {
        when: moment,
        span: formatRoughSpan(t, now.getTime() - when.getTime()),
      })
    : t('desk.timeline.answerDue', { when: moment });
}

function addBefore(t: DeskTranslator, { kind, detail }: DeskEvent, when: string): string {
  if (kind !== 'moved' || !detail) return when;
  const before = new Date(detail);
  return `${when}, ${t('desk.timeline.movedFrom', { date: formatDate(t, before), time: formatTime(t, before) })}`;
}

const toHeldBack = (t: DeskTranslator): TimelineLine => ({
  title: t('desk.timeline.heldBack'),
  detail: t('desk.timeline.notAnnounced'),
  kind: 'bad',
});

/** A meeting that is over and has no outcome yet. */
function listUnsaid(t: DeskTranslator, { meeting, now }: DeskEntry): TimelineLine[] {
  if (!meeting || meeting.isCancelled || meeting.outcome || meeting.endsAt > now) return [];
  return [{ title: t('desk.timeline.outcome'), detail: t('desk.timeline.nobodySaid'), kind: 'todo' }];
}
