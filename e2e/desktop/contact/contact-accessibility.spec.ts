import type { Page } from '@playwright/test';
import { listFindingsInBothThemes } from '../../axe.ts';
import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { holdCalls } from '../../contact/hold-calls.ts';

const listFindings = (page: Page) =>
  listFindingsInBothThemes(page, { parts: ['.talk', 'section[aria-live]'] });

test('every state of the form is accessible', async ({ contact, page, visitor, faults }) => {
  faults.allow(/500/);
  await contact.open();
  expect(await listFindings(page), 'idle').toEqual([]);

  await contact.button().click();
  await expect(contact.outcome('3 fields need your attention')).toBeVisible();
  expect(await listFindings(page), 'invalid').toEqual([]);

  const check = await holdCalls(page, backendPaths.verify);
  await contact.fill(visitor.values);
  await expect(contact.form.getByText('Verifying email domain...')).toBeVisible();
  expect(await listFindings(page), 'checking').toEqual([]);
  check.release();

  const sending = await holdCalls(page, backendPaths.inquiry);
  await contact.button().click();
  await expect(contact.button('sending')).toBeVisible();
  expect(await listFindings(page), 'sending').toEqual([]);

  sending.release();
  await expect(contact.summary).toBeVisible();
  await expect(contact.toast).toBeVisible();
  expect(await listFindings(page), 'sent').toEqual([]);

  await page.route(`**${backendPaths.inquiry}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );
  await contact.sendAnother.click();
  await contact.fill({ ...visitor.values, name: 'Grace' });
  await contact.button().click();
  await expect(contact.outcome('Something went wrong')).toBeVisible();
  await expect(contact.toast).toContainText('There was an error submitting your request.');
  expect(await listFindings(page), 'error').toEqual([]);
});

test('the whole form works by keyboard, and each step is announced to a screen reader', async ({
  contact,
  page,
  visitor,
  records,
}) => {
  const { keyboard } = page;
  await contact.open();
  await page.getByRole('main').getByRole('link', { name: 'Book Consultation' }).focus();
  for (const [name, field] of Object.entries(contact.fields)) {
    await keyboard.press('Tab');
    await expect(field).toBeFocused();
    await keyboard.type(visitor.values[name as keyof typeof visitor.values]);
  }
  await expect(contact.form.getByRole('status').filter({ hasText: 'Email domain verified' })).toBeVisible();
  await contact.waitLikePerson();
  await keyboard.press('Tab');
  await expect(contact.button()).toBeFocused();
  await keyboard.press('Enter');

  await expect(contact.summary).toBeVisible();
  await expect(contact.summary.getByRole('heading', { name: 'Thank you for your message!' })).toBeFocused();
  await expect(contact.toast.locator('..').locator('..')).toHaveAttribute('aria-live', 'polite');
  expect(await records.listRows(visitor.values.email)).toMatchObject([{ flagged: false }]);

  await keyboard.press('Tab');
  await expect(contact.summary.getByRole('link', { name: 'Book Consultation' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(contact.sendAnother).toBeFocused();
  await keyboard.press('Enter');
  await expect(contact.fields.name).toBeFocused();
});

test('a wrong field is announced with its label, state and reason', async ({ contact, page }) => {
  await contact.open();
  await contact.button().click();
  await expect(contact.form.getByRole('alert')).toContainText('3 fields need your attention');
  await expect(contact.failure.getByRole('link')).toHaveText(['Name', 'Email', 'Project description']);
  for (const [field, words] of [
    ['name', 'Please enter your name'],
    ['email', 'Please enter your email address'],
    ['project_description', 'Please describe your project Goal, current state, deadline. Rough is fine.'],
  ] as const) {
    const control = contact.fields[field];
    await expect(control).toHaveAccessibleDescription(words);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const noteId = `${await control.getAttribute('id')}-error`;
    await expect(page.locator(`#${noteId}`)).toHaveAttribute('aria-live', 'polite');
  }
});
