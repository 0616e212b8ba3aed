import { expect, test } from '../../contact/contact-test.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, faults }) => {
  // The browser reports scripts that are disabled.
  faults.allow(/\.js csp$/);
  await page.goto('/en/contact');
});

test('without JavaScript the browser itself asks for what is missing', async ({ contact, page, visitor }) => {
  await contact.fill({ ...visitor.values, email: '' });
  await contact.button().click();
  await expect(contact.fields.email).toBeFocused();
  await expect(page).toHaveURL(/\/en\/contact$/);
});
