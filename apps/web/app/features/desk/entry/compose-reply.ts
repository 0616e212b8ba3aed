import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { bookingPath } from '../../../i18n/paths.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import type { TemplateName } from './drafts.ts';

export interface Reply {
  subject: string;
  text: string;
}

const keys = {
  answer: {
    subject: 'desk.templates.answer.subject',
    body: 'desk.templates.answer.body',
    signOff: 'desk.templates.answer.signOff',
  },
  ask: {
    subject: 'desk.templates.ask.subject',
    body: 'desk.templates.ask.body',
    signOff: 'desk.templates.ask.signOff',
  },
  call: {
    subject: 'desk.templates.call.subject',
    body: 'desk.templates.call.body',
    signOff: 'desk.templates.call.signOff',
  },
  decline: {
    subject: 'desk.templates.decline.subject',
    body: 'desk.templates.decline.body',
    signOff: 'desk.templates.decline.signOff',
  },
} as const;

interface Circumstances {
  entry: Pick<DeskEntry, 'name' | 'reference' | 'language'>;
  sender: string;
  origin: string;
}

/** Writes a reply from a template; the texts are those of the client's language, or of the desk's to understand it. */
export function composeReply(
  t: DeskTranslator,
  template: TemplateName,
  { entry, sender, origin }: Circumstances,
): Reply {
  const values = { ref: entry.reference, sender, bookingUrl: origin + bookingPath(entry.language) };
  if (template === 'empty') return { subject: t(keys.answer.subject, values), text: '' };
  const greeting = entry.name
    ? t('desk.templates.greeting.named', { name: entry.name })
    : t('desk.templates.greeting.neutral');
  const { subject, body, signOff } = keys[template];
  return { subject: t(subject, values), text: [greeting, t(body, values), t(signOff, values)].join('\n\n') };
}
