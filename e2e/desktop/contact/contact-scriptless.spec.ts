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

test('[CONTACT-22] without JavaScript a refused form comes back with everything typed, and is sent once it is corrected', async ({
  contact,
  page,
  visitor,
  records,
  faults,
}) => {
  faults.allow(/422/);
  const project_description = 'An "engine" & <looms>\n\nThat weave.';
  const values = { ...visitor.values, project_description, email: `ada@${visitor.id}.nowhere.test` };
  await contact.fill(values);
  await contact.button().click();
  await expect(contact.fields.email).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.fields.email).toHaveAccessibleDescription(/^This email domain does not exist\./);
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  expect(await contact.readValues()).toEqual(values);
  // The site's own styles are loaded.
  await expect(contact.button()).toHaveCSS('font-family', /^"TT Text"/);
  await contact.fields.email.fill(visitor.values.email);
  await contact.button().click();
  await expect(page).toHaveURL(/\/en\/contact#sent$/);
  await expect(contact.outcome('Thank you for your message!')).toBeVisible();
  expect(await records.listRows(visitor.values.email)).toMatchObject([
    { ...visitor.values, project_description, language: 'en', flagged: false },
  ]);
});

test('without JavaScript the browser itself asks for what is missing', async ({ contact, page, visitor }) => {
  await contact.fill({ ...visitor.values, email: '' });
  await contact.button().click();
  await expect(contact.fields.email).toBeFocused();
  await expect(page).toHaveURL(/\/en\/contact$/);
});
