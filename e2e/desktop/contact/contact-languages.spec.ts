import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import { languageCodes } from '@tt/contract/language/language';
import { loadMessages } from '../../built/load-messages.ts';
import { ContactPage } from '../../contact/contact-page.ts';
import { expect, test } from '../../contact/contact-test.ts';

for (const language of languageCodes) {
  // English is in all other journeys, and one more language proves that the form follows it.
  const tag = language === 'ua' ? '@pr' : '@nightly';
  test(`an inquiry in ${language}: everything is said and stored in that language`, { tag }, async ({
    page,
    visitor,
    records,
  }) => {
    const contact = new ContactPage(page, language);
    const { texts, fieldTexts } = contact;
    const { fields, actions } = loadMessages(language, 'common');
    const { optional } = fields;
    await contact.open();
    await expect(contact.form).toMatchAriaSnapshot(`
      - form "${texts.form.label}":
        - text: ${fieldTexts.name.label}
        - textbox "${fieldTexts.name.label}"
        - status
        - paragraph
        - text: ${fieldTexts.email.label}
        - textbox "${fieldTexts.email.label}"
        - paragraph: ${fieldTexts.email.hint}
        - status
        - paragraph
        - text: ${fieldTexts.company_name.label} ${optional}
        - textbox "${fieldTexts.company_name.label} ${optional}"
    `);

    await contact.fields.email.fill('ada@company');
    await contact.fields.name.focus();
    await expect(contact.fields.email).toHaveAccessibleDescription(texts.messages.invalid_email_format);
    await contact.fill({ ...visitor.values, social_media: '' });
    await expect(contact.form.getByRole('status').filter({ hasText: texts.emailVerified })).toBeVisible();
    await contact.waitLikePerson();
    await contact.button().click();

    await expect(contact.summary).toBeVisible();
    const { successTitle, successText, success_message } = texts.messages;
    const { email } = visitor.values;
    const sent = fieldNames.flatMap((name) => {
      const value = name === 'social_media' ? texts.summary.notGiven : visitor.values[name];
      return [`- term: ${fieldTexts[name].label}`, `- definition: ${value}`];
    });
    await expect(contact.summary).toMatchAriaSnapshot(`
      - region "${successTitle}":
        - heading "${successTitle}" [level=2]
        - paragraph: ${successText}
        - heading "${texts.summary.heading}" [level=3]
        - paragraph: ${texts.summary.lead.replace('{address}', email)}
        - term: ${texts.summary.reference}
        - definition: /^TT-[0-9A-Z]{6}$/
        ${sent.join('\n        ')}
        - paragraph: ${texts.summary.receipt.replace('{email}', email)}
        - paragraph: ${texts.summary.next}
        - link "${actions.bookConsultation}"
        - button "${texts.sendAnother}"
        - paragraph: ${texts.summary.correction}
    `);
    await expect(contact.toast).toHaveText(successTitle + success_message);
    expect(await records.listRows(visitor.values.email)).toMatchObject([{ language, flagged: false }]);
    await expect.poll(() => records.countMessages(visitor.id)).toEqual({ telegram: 1, slack: 1 });
  });
}
