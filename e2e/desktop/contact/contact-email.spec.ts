import type { Page, Route } from '@playwright/test';
import { backendPaths } from '../../contact/backend-paths.ts';
import type { ContactPage } from '../../contact/contact-page.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { holdCalls } from '../../contact/hold-calls.ts';

/** Between a check whose call failed and its repetition. */
const pauseMs = 2_000;
const verifyingNote = 'Verifying email domain...';
const note = (contact: ContactPage, text: string) =>
  contact.form.getByRole('status').filter({ hasText: text });

async function leaveEmail(contact: ContactPage, email: string): Promise<void> {
  await contact.fields.email.fill(email);
  await contact.fields.company_name.focus();
}

/** Mocks an answer to the domain check that the real backend rarely gives. */
const answerChecks = (page: Page, status: number, json: object) =>
  page.route(`**${backendPaths.verify}`, (route) => route.fulfill({ status, json }));

test.beforeEach(({ contact }) => contact.open());

test('[CONTACT-13, ERR-01] leaving the email field checks the format first and asks nobody about a wrong one', async ({
  contact,
}) => {
  await leaveEmail(contact, 'ada@company');
  await expect(contact.fields.email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(contact.fields.email).toHaveAttribute('aria-invalid', 'true');
  expect(contact.listCalls(backendPaths.verify)).toEqual([]);
});

test('[CONTACT-13] an address with the right format is checked by one remote call when the field is left', async ({
  contact,
  visitor,
}) => {
  await contact.fields.email.fill(visitor.values.email);
  expect(contact.listCalls(backendPaths.verify)).toEqual([]);
  await contact.fields.company_name.focus();
  await expect(note(contact, 'Email domain verified')).toBeVisible();
  expect(contact.listCalls(backendPaths.verify)).toHaveLength(1);
  await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
});

test('leaving the email field empty says nothing yet', async ({ contact }) => {
  await contact.fields.email.focus();
  await contact.fields.company_name.focus();
  await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
  await expect(contact.button()).toBeEnabled();
});

test('[CONTACT-14, CONTACT-19] while the domain is checked there is a spinner, a spoken note and no way to send', async ({
  contact,
  page,
  visitor,
}) => {
  const held = await holdCalls(page, backendPaths.verify);
  await contact.fill(visitor.values);
  await expect(note(contact, verifyingNote)).toHaveText(verifyingNote);
  await expect(note(contact, verifyingNote).locator('.spin')).toBeVisible();
  await expect(contact.button()).toBeDisabled();
  held.release();
  await expect(note(contact, 'Email domain verified')).toBeVisible();
  await expect(note(contact, verifyingNote)).toHaveCount(0);
  await expect(contact.button()).toBeEnabled();
});

test('[CONTACT-15, CONTACT-18] an error keeps the form shut until the address is typed anew', async ({
  contact,
  visitor,
}) => {
  await contact.fill({ ...visitor.values, email: 'ada@company' });
  await expect(contact.button()).toBeDisabled();
  await contact.fields.email.press('End');
  await contact.fields.email.press('.');
  await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
  await expect(contact.form.getByText('Please enter a valid email address')).toHaveCount(0);
  await expect(contact.fields.email).toHaveAccessibleDescription('We’ll reply to this address.');
  await expect(contact.button()).toBeEnabled();
});

test('[CONTACT-16] sending checks the format before anything is saved', async ({ contact, visitor }) => {
  await contact.fill(visitor.values);
  await contact.fields.email.fill('ada');
  await contact.fields.email.press('Enter');
  await expect(contact.fields.email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(contact.failure).toBeFocused();
  await expect(contact.failure.getByRole('link')).toHaveText(['Email']);
  expect(contact.listCalls(backendPaths.enquiry)).toEqual([]);
});

test('[CONTACT-16] sending checks the domain before anything is saved', async ({
  contact,
  visitor,
  records,
}) => {
  const email = `ada@${visitor.id}.nowhere.test`;
  await contact.fill({ ...visitor.values, email: '' });
  await contact.fields.email.fill(email);
  await contact.fields.email.press('Enter');
  await expect(contact.fields.email).toHaveAccessibleDescription(/^This email domain does not exist\./);
  await expect(contact.failure).toBeFocused();
  await expect(contact.failure.getByRole('link')).toHaveText(['Email']);
  expect(contact.listCalls(backendPaths.enquiry)).toEqual([]);
  expect(await records.listRows(email)).toEqual([]);
});

test('[CONTACT-16] an address that was checked already is checked once more when it is sent', async ({
  contact,
  visitor,
}) => {
  await contact.fill(visitor.values);
  await expect(note(contact, 'Email domain verified')).toBeVisible();
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  expect(contact.calls.filter((call) => call !== backendPaths.token)).toEqual([
    backendPaths.verify,
    backendPaths.verify,
    backendPaths.enquiry,
  ]);
});

test('[ERR-02] a domain that is invalid for no given reason, and a check that fails, are an invalid domain', async ({
  contact,
  page,
  visitor,
  faults,
}) => {
  faults.allow(/500/);
  await contact.openWithPausedTimers();
  await answerChecks(page, 200, { valid: false, verdict: 'invalid' });
  await leaveEmail(contact, visitor.values.email);
  await expect(contact.fields.email).toHaveAccessibleDescription('Invalid email domain');
  await answerChecks(page, 500, { error: { code: 'internal' } });
  await contact.fields.email.fill('');
  await leaveEmail(contact, visitor.values.email);
  await expect(contact.fields.email).toHaveAccessibleDescription('Invalid email domain');
  await expect(contact.button()).toBeDisabled();
});

test('[LEAD-06] a check that fails once shuts the form for a moment, repeats by itself and opens it again', async ({
  contact,
  page,
  visitor,
  faults,
}) => {
  faults.allow(/500/);
  await contact.openWithPausedTimers();
  await answerChecks(page, 500, { error: { code: 'internal' } });
  await leaveEmail(contact, visitor.values.email);
  await expect(contact.fields.email).toHaveAccessibleDescription('Invalid email domain');
  await expect(contact.button()).toBeDisabled();
  await page.unroute(`**${backendPaths.verify}`);
  await contact.resumeTimers(pauseMs);
  await expect(note(contact, 'Email domain verified')).toBeVisible();
  await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
  await expect(contact.button()).toBeEnabled();
});

for (const [failure, answer] of [
  ['gets no answer', (route: Route) => route.abort('connectionreset')],
  ['is limited', (route: Route) => route.fulfill({ status: 429, json: { error: { code: 'rate_limited' } } })],
  ['gets nonsense', (route: Route) => route.fulfill({ status: 200, body: 'nonsense' })],
] as const) {
  test(`[LEAD-06] after the second check in a row that ${failure} the address counts as unknown, and the form is sent`, async ({
    contact,
    page,
    visitor,
    records,
    faults,
  }) => {
    faults.allow(/429|ERR_CONNECTION_RESET/);
    await contact.openWithPausedTimers();
    await page.route(`**${backendPaths.verify}`, answer);
    await contact.fill(visitor.values);
    await expect(contact.fields.email).toHaveAccessibleDescription('Invalid email domain');
    await expect(contact.button()).toBeDisabled();
    await contact.resumeTimers(pauseMs);
    await expect(contact.button()).toBeEnabled();
    await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
    await expect(note(contact, 'Email domain verified')).toHaveCount(0);
    expect(contact.listCalls(backendPaths.verify)).toHaveLength(2);
    await contact.waitLikePerson();
    await contact.button().click();
    await expect(contact.summary).toBeVisible();
    expect(await records.listRows(visitor.values.email)).toHaveLength(1);
  });
}

test('[LEAD-06] a check that fails while the form is being sent does not stop it', async ({
  contact,
  page,
  visitor,
  records,
  faults,
}) => {
  faults.allow(/503/);
  await contact.openWithPausedTimers();
  await answerChecks(page, 503, { error: { code: 'unavailable' } });
  await contact.fill({ ...visitor.values, email: '' });
  await contact.fields.email.fill(visitor.values.email);
  await contact.fields.email.press('Enter');
  await expect(contact.fields.email).toHaveAccessibleDescription('Invalid email domain');
  await contact.resumeTimers(pauseMs);
  await expect(contact.summary).toBeVisible();
  expect(contact.listCalls(backendPaths.verify)).toHaveLength(2);
  expect(await records.listRows(visitor.values.email)).toHaveLength(1);
});

test('[LEAD-05, ERR-03] a text that the check gives as its reason is shown as it is', async ({
  contact,
  page,
  visitor,
}) => {
  const error = 'Mail for <b>this domain</b> & its friends is closed until Monday.';
  await answerChecks(page, 200, { valid: false, error });
  await leaveEmail(contact, visitor.values.email);
  await expect(contact.fields.email).toHaveAccessibleDescription(error);
  await expect(contact.form.getByText(error)).toBeVisible();
  await expect(contact.form.getByText('Invalid email domain')).toHaveCount(0);
  await expect(contact.button()).toBeDisabled();
});

test('[ERR-03] what our own check found is said in words at the field', async ({ contact, visitor }) => {
  const absent = 'This email domain does not exist. Please check the spelling.';
  const mailless = 'This email domain does not accept mail. Please use another address.';
  for (const [domain, words] of [
    ['nxdomain.test', absent],
    ['null-mx.test', mailless],
    ['none.test', mailless],
    ['192.0.2.1', 'Please enter a valid email address'],
  ] as const) {
    await leaveEmail(contact, domain.endsWith('.test') ? `ada@${visitor.id}.${domain}` : `ada@${domain}`);
    await expect(contact.fields.email, domain).toHaveAccessibleDescription(words);
    await expect(contact.button()).toBeDisabled();
  }
});

for (const domain of ['servfail.test', 'silent.test']) {
  test(`[CONTACT-20] an address whose domain can't be checked is accepted: ${domain}`, async ({
    contact,
    visitor,
    records,
  }) => {
    const email = `ada@${visitor.id}.${domain}`;
    await contact.fill({ ...visitor.values, email });
    await expect(note(contact, verifyingNote)).toHaveCount(0);
    await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
    await contact.button().click();
    await expect(contact.summary).toBeVisible();
    expect(await records.listRows(email)).toMatchObject([{ email_domain_verdict: 'unknown' }]);
  });
}
