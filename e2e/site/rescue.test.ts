import { inquiryLineField } from '@tt/contract/inquiry/inquiry';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { findLink, getBuiltPage } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

/** The words of each cause on a page, by the class that the style sheet shows them by. */
function readCauses(path: string): Record<string, string> {
  const rescue = getBuiltPage(path).main.querySelector('.rescue');
  const causes = ['off', 'late', 'failed'].map((cause) => [
    cause,
    textOf(rescue?.querySelector(`.rescue-${cause} b`)),
  ]);
  return Object.fromEntries(causes.filter(([, title]) => title));
}

for (const language of languageCodes) {
  const common = loadMessages(language, 'common');
  const booking = loadMessages(language, 'booking');
  const failed = common.errors.unexpectedApplicationError;
  const { off, late, list } = common.rescue;

  test(`[RESCUE-01] each interactive page of ${language} can say in its language that its script is missing`, () => {
    expect(readCauses(`/${language}/cases`)).toEqual({ late: list.title, failed });
    expect(readCauses(`/${language}/blog`)).toEqual({ late: list.title, failed });
    expect(readCauses(`/${language}/contact`)).toEqual({ failed });
    expect(readCauses(`/${language}/booking`)).toEqual({
      off: booking.rescue.off.title,
      late: booking.rescue.late.title,
      failed,
    });
    for (const page of ['manage', 'confirm']) {
      const path = `/${language}/booking/${page}`;
      expect(readCauses(path)).toEqual({ off: off.title, late: late.title, failed });
      const rescue = getBuiltPage(path).main.querySelector('.rescue');
      expect(textOf(rescue && findLink(rescue, `/${language}/contact`))).toBe(common.footer.contactForm);
      expect(textOf(rescue && findLink(rescue, `mailto:${siteSettings.email}`))).toBe(siteSettings.email);
      expect(textOf(rescue?.querySelector('[data-reload]'))).toBe(common.actions.reload);
    }
  });

  test(`[RESCUE-02] the wish for a time is sent in ${language}`, () => {
    const form = getBuiltPage(`/${language}/booking`).main.querySelector('form.wish');
    expect(attributeOf(form, 'method')).toBe('post');
    expect(attributeOf(form, 'action')).toMatch(
      new RegExp(`/rest/v1/client_request\\?language=${language}$`),
    );
    expect(attributeOf(form?.querySelector('[name="language"]'), 'value')).toBe(language);
    const lines = form?.querySelectorAll(`[name="${inquiryLineField}"]`) ?? [];
    expect(lines.map((line) => attributeOf(line, 'type') || line.tagName)).toEqual([
      'hidden',
      'date',
      'time',
      'text',
      'select',
      'textarea',
    ]);
    expect(attributeOf(lines[0], 'value')).toBe(booking.rescue.wish);
  });
}
