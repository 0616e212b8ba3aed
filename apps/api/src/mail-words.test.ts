import { defaultLanguageCode, type LanguageCode, languages } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { listMailVariants } from '../test/list-mail-variants.ts';
import type { MailMessage } from './adapters/mail/mail.ts';
import { readMessages } from './delivery/create-texts.ts';

/** Everything that a reader sees: subject, preview, both parts. */
function listLines({ subject, text, html }: MailMessage): string[] {
  const seen = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '\n');
  return [subject, text, seen]
    .join('\n')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll(/&#847;|&zwnj;/g, '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The words between the placeholders of a language’s texts for mails. */
function listFixedWords(language: LanguageCode): string[] {
  const { booking, inquiry, desk } = Object(readMessages(language, ['booking', 'inquiry', 'desk']));
  const texts = JSON.stringify([booking.mail, inquiry.receipt, desk.invitation]).replaceAll('\u00a0', ' ');
  return [...texts.matchAll(/"((?:[^"\\]|\\.)*)"(?!:)/g)]
    .flatMap(([, text = '']) => text.split(/\{[^}]*\}+|<[^>]*>|[.?]\s?/))
    .map((words) => words.trim())
    .filter((words) => /\p{L}{4}/u.test(words));
}

/** A short date is a label: no word leads to it. */
function toShortDateInSentence(tag: string): RegExp {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const weekdays = [...'1234567'].map((day) => format.format(Date.UTC(2026, 10, Number(day))));
  return new RegExp(`\\p{L} (?:${weekdays.join('|')})\\.?,`, 'u');
}

const never = [
  /\.\./,
  /\{\w*\}|undefined|null|(?:booking|inquiry|desk)\.\w+\./,
  /(?:^|\s)(?:at|las?|об?|в|o) 0\d:/,
];
const wrongHours = /a las 1:|(?:^|\s)о 11:/;

const all = languages.flatMap(({ code: language, tag }) => {
  const own = new Set(listFixedWords(language));
  const foreign = listFixedWords(defaultLanguageCode).filter((words) => !own.has(words));
  const isForeign = language !== defaultLanguageCode;
  const wrong = [...never, wrongHours, toShortDateInSentence(tag), ...(isForeign ? [/Warsaw/] : [])];
  return ([null, 'h12'] as const).flatMap((hourCycle) =>
    Object.entries(listMailVariants({ language, hourCycle })).map(([name, mail]) => {
      const hours = hourCycle ?? 'its own hours';
      return { language, hours, name, mail, wrong, foreign };
    }),
  );
});

test.each(all)(
  '$name in $language with $hours reads as written in its language',
  ({ language, mail, wrong, foreign }) => {
    const lines = listLines(mail);
    const whole = lines.join('\n');
    for (const pattern of wrong) expect(lines.filter((line) => pattern.test(line))).toEqual([]);
    expect(foreign.filter((words) => whole.includes(words))).toEqual([]);
    // No language greets by a name that it would have to decline.
    const { greeting } = Object(readMessages(language, ['booking'])).booking.mail;
    expect(mail.text.startsWith(`${greeting}\n\n`)).toBe(true);
    expect(whole).not.toMatch(/Ada|Lovelace/);
  },
);
