import { expect, test } from '../../contact/contact-test.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, faults }) => {
  // The browser reports scripts that are disabled.
  faults.allow(/\.js csp$/);
  await page.goto('/en/contact');
});

test('without JavaScript the form is sent and ends on the same page with the thank-you', {
  tag: '@pr',
}, async ({ contact, page, visitor, records }) => {
  await expect(contact.outcome('Thank you for your message!')).toBeHidden();
  await contact.fill(visitor.values);
  await contact.button().click();
  await expect(page).toHaveURL(/\/en\/contact#sent$/);
  await expect(contact.outcome('Thank you for your message!')).toBeVisible();
  await expect(contact.outcome('Something went wrong')).toBeHidden();
  expect(await records.listRows(visitor.values.email)).toMatchObject([
    { ...visitor.values, language: 'en', flagged: false },
  ]);
  await expect.poll(() => records.countMessages(visitor.id)).toEqual({ telegram: 1, slack: 1 });
});

test('without JavaScript a refused form ends on the same page, and the text is one step back', async ({
  contact,
  page,
  visitor,
}) => {
  const values = { ...visitor.values, email: `ada@${visitor.id}.nowhere.test` };
  await contact.fill(values);
  await contact.button().click();
  await expect(page).toHaveURL(/\/en\/contact#failed$/);
  await expect(contact.outcome('Something went wrong')).toBeVisible();
  await page.goBack();
  await expect.poll(() => contact.readValues()).toEqual(values);
});

test('without JavaScript the browser itself asks for what is missing', async ({ contact, page, visitor }) => {
  await contact.fill({ ...visitor.values, email: '' });
  await contact.button().click();
  await expect(contact.fields.email).toBeFocused();
  await expect(page).toHaveURL(/\/en\/contact$/);
});
