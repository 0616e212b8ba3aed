import type { Page, Route } from '@playwright/test';
import { backendPaths } from '../../contact/backend-paths.ts';
import type { ContactPage } from '../../contact/contact-page.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { createVisitor } from '../../contact/create-visitor.ts';
import { holdCalls } from '../../contact/hold-calls.ts';

/** The pause between a check whose call failed and its retry. */
const pauseMs = 2_000;
const verifyingNote = 'Verifying email domain...';
const wrongFormat = 'Please enter a valid email address';
const note = (contact: ContactPage, text: string) =>
  contact.form.getByRole('status').filter({ hasText: text });

async function leaveEmail(contact: ContactPage, email: string): Promise<void> {
  await contact.fields.email.fill(email);
  await contact.fields.company_name.focus();
}

/** Answers checks of a domain in a way that the real backend rarely does. The last answer counts. */
const answerChecks = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`**${backendPaths.verify}`, answer);

const failWith = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { error: { code } } });

test('[CONTACT-13, CONTACT-15, CONTACT-18, ERR-01] leaving the email field checks the format first, and then the domain by one remote call; an error keeps the form shut until the address is typed anew', {
  tag: '@pr',
}, async ({ contact, visitor }) => {
  const { email } = contact.fields;
  await contact.open();
  await test.step('an empty field says nothing yet', async () => {
    await email.focus();
    await contact.fields.company_name.focus();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(contact.button()).toBeEnabled();
  });
  await test.step('nobody is asked about a wrong format', async () => {
    await leaveEmail(contact, 'ada@company');
    await expect(email).toHaveAccessibleDescription(wrongFormat);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.button()).toBeDisabled();
    expect(contact.listCalls(backendPaths.verify)).toEqual([]);
  });
  await test.step('typing clears the error and opens the form', async () => {
    await email.press('End');
    await email.press('.');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(contact.form.getByText(wrongFormat)).toHaveCount(0);
    await expect(email).toHaveAccessibleDescription('We’ll reply to this address.');
    await expect(contact.button()).toBeEnabled();
  });
  await test.step('an address with the right format is checked when the field is left', async () => {
    await email.fill(visitor.values.email);
    expect(contact.listCalls(backendPaths.verify)).toEqual([]);
    await contact.fields.company_name.focus();
    await expect(note(contact, 'Email domain verified')).toBeVisible();
    expect(contact.listCalls(backendPaths.verify)).toHaveLength(1);
    await expect(email).not.toHaveAttribute('aria-invalid');
  });
});

test('[CONTACT-14, CONTACT-16, CONTACT-19] while the domain is checked there is a spinner, a spoken note and no way to send; sending checks once more', {
  tag: '@pr',
}, async ({ contact, page, visitor }) => {
  await contact.open();
  const held = await holdCalls(page, backendPaths.verify);
  await contact.fill(visitor.values);
  await expect(note(contact, verifyingNote)).toHaveText(verifyingNote);
  await expect(note(contact, verifyingNote).locator('.spin')).toBeVisible();
  await expect(contact.button()).toBeDisabled();
  held.release();
  await expect(note(contact, 'Email domain verified')).toBeVisible();
  await expect(note(contact, verifyingNote)).toHaveCount(0);
  await expect(contact.button()).toBeEnabled();
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  expect(contact.calls.filter((call) => call !== backendPaths.token)).toEqual([
    backendPaths.verify,
    backendPaths.verify,
    backendPaths.inquiry,
  ]);
});

test('[CONTACT-16] sending checks format and domain before anything is saved', async ({
  contact,
  visitor,
  records,
}) => {
  const nowhere = `ada@${visitor.id}.nowhere.test`;
  await contact.open();
  await contact.fill(visitor.values);
  for (const [email, words] of [
    ['ada', new RegExp(`^${wrongFormat}`)],
    [nowhere, /^This email domain does not exist\./],
  ] as const) {
    await test.step(email, async () => {
      await contact.fields.email.fill(email);
      await contact.fields.email.press('Enter');
      await expect(contact.fields.email).toHaveAccessibleDescription(words);
      await expect(contact.failure).toBeFocused();
      await expect(contact.failure.getByRole('link')).toHaveText(['Email']);
      expect(contact.listCalls(backendPaths.inquiry)).toEqual([]);
    });
  }
  expect(await records.listRows(nowhere)).toEqual([]);
});

test('[ERR-02, LEAD-06] a domain that is invalid for no given reason, and a check that fails, are an invalid domain; a failed check repeats by itself and opens the form again', async ({
  contact,
  page,
  visitor,
  faults,
}) => {
  faults.allow(/500/);
  const { email } = contact.fields;
  await contact.openWithPausedTimers();
  await answerChecks(page, (route) => route.fulfill({ json: { valid: false, verdict: 'invalid' } }));
  await leaveEmail(contact, visitor.values.email);
  await expect(email).toHaveAccessibleDescription('Invalid email domain');

  await answerChecks(page, failWith(500, 'internal'));
  await email.fill('');
  await leaveEmail(contact, visitor.values.email);
  await expect(email).toHaveAccessibleDescription('Invalid email domain');
  await expect(contact.button()).toBeDisabled();

  await page.unroute(`**${backendPaths.verify}`);
  await contact.resumeTimers(pauseMs);
  await expect(note(contact, 'Email domain verified')).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(contact.button()).toBeEnabled();
});

const failures = {
  'gets no answer': (route: Route) => route.abort('connectionreset'),
  'is limited': failWith(429, 'rate_limited'),
  'gets nonsense': (route: Route) => route.fulfill({ status: 200, body: 'nonsense' }),
};

test('[LEAD-06] after the second check in a row that fails the address counts as unknown, and the form is sent', async ({
  contact,
  page,
  records,
  faults,
}) => {
  faults.allow(/429|503|ERR_CONNECTION_RESET/);
  const { email } = contact.fields;
  await page.clock.install();
  /** Opens the page with a stopped clock, because the form is disabled only for a moment. */
  const openAnew = async () => {
    contact.calls.length = 0;
    await contact.open();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  };
  for (const [failure, answer] of Object.entries(failures)) {
    await test.step(`a check that ${failure}`, async () => {
      const { values } = createVisitor();
      await openAnew();
      await answerChecks(page, answer);
      await contact.fill(values);
      await expect(email).toHaveAccessibleDescription('Invalid email domain');
      await expect(contact.button()).toBeDisabled();
      await contact.resumeTimers(pauseMs);
      await expect(contact.button()).toBeEnabled();
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(note(contact, 'Email domain verified')).toHaveCount(0);
      expect(contact.listCalls(backendPaths.verify)).toHaveLength(2);
      await contact.button().click();
      await expect(contact.summary).toBeVisible();
      expect(await records.listRows(values.email)).toHaveLength(1);
    });
  }
  await test.step('a check that fails while the form is being sent does not stop it', async () => {
    const { values } = createVisitor();
    await openAnew();
    await answerChecks(page, failWith(503, 'unavailable'));
    await contact.fill({ ...values, email: '' });
    await email.fill(values.email);
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription('Invalid email domain');
    await contact.resumeTimers(pauseMs);
    await expect(contact.summary).toBeVisible();
    expect(contact.listCalls(backendPaths.verify)).toHaveLength(2);
    expect(await records.listRows(values.email)).toHaveLength(1);
  });
});

test('[LEAD-05, ERR-03] what the check gives as its reason is said at the field: a text as it is, our own findings in words', {
  tag: '@pr',
}, async ({ contact, page, visitor }) => {
  const { email } = contact.fields;
  await contact.open();
  await test.step('a text is shown as it is', async () => {
    const error = 'Mail for <b>this domain</b> & its friends is closed until Monday.';
    await answerChecks(page, (route) => route.fulfill({ json: { valid: false, error } }));
    await leaveEmail(contact, visitor.values.email);
    await expect(email).toHaveAccessibleDescription(error);
    await expect(contact.form.getByText(error)).toBeVisible();
    await expect(contact.form.getByText('Invalid email domain')).toHaveCount(0);
    await expect(contact.button()).toBeDisabled();
    await page.unroute(`**${backendPaths.verify}`);
  });
  const mailless = 'This email domain does not accept mail. Please use another address.';
  for (const [domain, words] of [
    [`${visitor.id}.nxdomain.test`, 'This email domain does not exist. Please check the spelling.'],
    [`${visitor.id}.null-mx.test`, mailless],
    [`${visitor.id}.none.test`, mailless],
    ['192.0.2.1', wrongFormat],
  ] as const) {
    await test.step(domain, async () => {
      await leaveEmail(contact, `ada@${domain}`);
      await expect(email).toHaveAccessibleDescription(words);
      await expect(contact.button()).toBeDisabled();
    });
  }
});

test("[CONTACT-20] an address whose domain can't be checked is accepted", async ({
  contact,
  visitor,
  records,
}) => {
  for (const domain of ['servfail.test', 'silent.test']) {
    await test.step(domain, async () => {
      const email = `ada@${visitor.id}.${domain}`;
      await contact.open();
      await contact.fill({ ...visitor.values, email });
      await expect(contact.button()).toBeEnabled();
      await expect(note(contact, verifyingNote)).toHaveCount(0);
      await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
      await contact.button().click();
      await expect(contact.summary).toBeVisible();
      expect(await records.listRows(email)).toMatchObject([{ email_domain_verdict: 'unknown' }]);
    });
  }
});
