import { inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import { loadMessages } from '../built/load-messages.ts';
import { expect, test } from './engine-test.ts';
import { button, css, field, heading, link, words } from './target.ts';
import { waitLikePerson } from './wait-like-person.ts';

const texts = loadMessages('en', 'contact');
const fields = inquiryTexts.en;

test('an inquiry is sent, stored once and told to the company', async ({ tab, visitor, workerRecords }) => {
  const { name, email, project_description } = visitor.values;
  await tab.open('/en/contact');
  await tab.fill(field(fields.name.label), name);
  await tab.fill(field(fields.email.label), email);
  await tab.fill(field(fields.project_description.label), project_description);
  await waitLikePerson(tab);
  await tab.click(button(texts.submit));
  await tab.expectSeen(heading(texts.messages.successTitle));
  const rows = await workerRecords.listRows(email);
  expect(rows).toMatchObject([{ name, email, project_description, language: 'en' }]);
  await expect.poll(() => workerRecords.countMessages(visitor.id)).toEqual({ telegram: 1, slack: 1 });
});

test('an inquiry is refused for its address and for its name, each reason leads to its field, and the text stays', async ({
  tab,
  visitor,
  workerRecords,
}) => {
  const name = field(fields.name.label);
  const email = field(fields.email.label);
  const description = field(fields.project_description.label);
  await tab.open('/en/contact');
  await test.step('a domain that does not exist', async () => {
    await tab.fill(email, `ada@${visitor.id}.missing.test`);
    await tab.fill(description, visitor.values.project_description);
    await tab.expectSeen(words('form', 'This email domain does not exist.'));
    await tab.expectSeen(css('button[type=submit]:disabled'));
  });
  await test.step('no name', async () => {
    await tab.fill(email, visitor.values.email);
    await tab.click(button(texts.submit));
    await tab.expectSeen(words('[role=alert]', '1 field needs your attention'));
    await tab.expectFocused(css('[data-failure]'));
    await tab.click(link(fields.name.label, '[data-failure]'));
    await tab.expectFocused(name);
    expect(await tab.value(description)).toBe(visitor.values.project_description);
    expect(await workerRecords.listRows(visitor.values.email)).toEqual([]);
  });
  await test.step('at last it is sent', async () => {
    await tab.type(visitor.values.name);
    await tab.click(button(texts.submit));
    await tab.expectSeen(heading(texts.messages.successTitle));
    expect(await workerRecords.listRows(visitor.values.email)).toMatchObject([{ name: visitor.values.name }]);
  });
});
