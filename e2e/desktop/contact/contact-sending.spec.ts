import { siteSettings } from '@tt/contract/site-settings';
import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { holdCalls } from '../../contact/hold-calls.ts';
import { readHue } from '../../contact/read-hue.ts';

const mailAddress = siteSettings.email;
const everywhereOnce = { telegram: 1, slack: 1 };

test.beforeEach(({ contact }) => contact.open());

test('[CONTACT-07, CONTACT-08, CONTACT-17] the button says submit, then sending, and can’t be pressed while sending; then the first step is sent', async ({
  contact,
  page,
  visitor,
}) => {
  const held = await holdCalls(page, backendPaths.enquiry);
  await contact.fill(visitor.values);
  await expect(contact.button('submit')).toHaveText('Submit');
  await contact.button().click();
  await expect(contact.button('sending')).toHaveText('Sending…');
  await expect(contact.button('sending')).toBeDisabled();
  await expect(contact.button('sending')).toHaveAttribute('aria-busy', 'true');
  await contact.fields.name.press('Enter');
  held.release();
  await expect(contact.summary).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'We get your message.' })).toContainText('Sent');
  expect(contact.listCalls(backendPaths.enquiry)).toHaveLength(1);
});

test('[CONTACT-09, CONTACT-10, ERR-07] success shows a green thank-you and a toast, and forgets what the form held', async ({
  contact,
  page,
  visitor,
}) => {
  await contact.fill(visitor.values);
  await contact.button().click();
  await expect(contact.summary.getByRole('heading', { level: 2 })).toHaveText('Thank you for your message!');
  await expect(contact.summary).toContainText("We'll get back to you soon.");
  expect(await readHue(contact.summary.locator('.sent-top'))).toBe('green');
  await expect(contact.toast).toHaveText(
    "Thank you for your message!Thank you for your message. We'll get back to you soon.",
  );
  await contact.sendAnother.click();
  expect(Object.values(await contact.readValues()).join('')).toBe('');
  await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
  await expect(contact.form.getByText('Email domain verified')).toHaveCount(0);
  await page.reload();
  expect(Object.values(await contact.readValues()).join('')).toBe('');
});

test('[CONTACT-10] success also clears an email error that came up while the inquiry was being sent', async ({
  contact,
  page,
  visitor,
}) => {
  const held = await holdCalls(page, backendPaths.enquiry);
  await contact.fill(visitor.values);
  await contact.button().click();
  await expect(contact.button('sending')).toBeVisible();
  await contact.fields.email.fill('ada@company');
  await contact.fields.company_name.focus();
  await expect(contact.fields.email).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.fields.email).toHaveAccessibleDescription('Please enter a valid email address');

  held.release();
  await contact.sendAnother.click();
  await expect(contact.fields.email).not.toHaveAttribute('aria-invalid');
  await expect(contact.form.getByText('Please enter a valid email address')).toHaveCount(0);
  expect(Object.values(await contact.readValues()).join('')).toBe('');
});

for (const [token, spam_score] of [
  ['a form token', 0],
  ['no form token', 20],
] as const) {
  test(`[CONTACT-21] with ${token} one call stores the inquiry, and the company’s chats have it once`, async ({
    contact,
    page,
    visitor,
    records,
  }) => {
    if (token === 'no form token') await page.route(`**${backendPaths.token}`, () => {});
    await contact.fill(visitor.values);
    if (token === 'a form token') await contact.waitLikePerson();
    await contact.button().click();
    await expect(contact.summary).toBeVisible();
    expect(contact.listCalls(backendPaths.enquiry)).toHaveLength(1);
    expect(contact.listCalls(backendPaths.notification)).toEqual([]);
    const rows = await records.listRows(visitor.values.email);
    expect(rows).toHaveLength(1);
    expect(rows).toMatchObject([
      {
        id: expect.any(String),
        ...visitor.values,
        language: 'en',
        email_domain_verdict: 'valid',
        spam_score,
        flagged: false,
      },
    ]);
    await expect.poll(() => records.countMessages(visitor.id)).toEqual(everywhereOnce);
    expect(await records.countMessages(rows[0]?.id ?? '')).toEqual(everywhereOnce);
  });
}

test('[CONTACT-11, ERR-04, ERR-06] a row that can’t be stored is reported in red, and the text stays', async ({
  contact,
  visitor,
  records,
  faults,
}) => {
  faults.allow(/500/);
  await records.refuseRows(visitor.values.email, 'XX000');
  await contact.fill(visitor.values);
  await contact.button().click();
  const failure = contact.outcome('Something went wrong');
  await expect(failure).toHaveRole('alert');
  await expect(failure).toContainText('There was an error submitting your request. Please try again.');
  expect(await readHue(failure)).toBe('red');
  await expect(contact.toast).toHaveText(
    'ErrorThere was an error submitting your request. Please try again.',
  );
  expect(await readHue(contact.toast.locator('[data-icon] .ico'), 'color')).toBe('red');
  expect(await contact.readValues()).toEqual(visitor.values);
  await expect(contact.button('submit')).toBeEnabled();

  await records.heal();
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(await records.listRows(visitor.values.email)).toHaveLength(1);
});

test('[CONTACT-11, ERR-05, ERR-06] an inquiry that gets no answer is reported in red, and the text stays', async ({
  contact,
  page,
  visitor,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  await page.route(`**${backendPaths.enquiry}`, (route) => route.abort('connectionreset'));
  await contact.fill(visitor.values);
  await contact.button().click();
  const failure = contact.outcome('Something went wrong');
  await expect(failure).toContainText('There was an unexpected error. Please try again.');
  await expect(contact.toast).toHaveText('ErrorThere was an unexpected error. Please try again.');
  expect(await contact.readValues()).toEqual(visitor.values);
});

test('while the database is down the text stays, the mail address is shown, and later it is stored once', async ({
  contact,
  visitor,
  records,
  faults,
}) => {
  faults.allow(/503/);
  await records.refuseRows(visitor.values.email, '57P03');
  await contact.send(visitor.values);
  const failure = contact.outcome('Something went wrong');
  await expect(failure).toContainText('Your text is still here; nothing was lost.');
  await expect(failure.getByRole('link', { name: mailAddress })).toHaveAttribute(
    'href',
    `mailto:${mailAddress}`,
  );
  expect(contact.listCalls(backendPaths.enquiry)).toHaveLength(2);
  expect(await contact.readValues()).toEqual(visitor.values);

  await records.heal();
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  expect(await records.listRows(visitor.values.email)).toHaveLength(1);
  await expect.poll(() => records.countMessages(visitor.id)).toEqual(everywhereOnce);
});

test('a backend that is down altogether leaves the text and the mail address in sight', async ({
  contact,
  page,
  visitor,
  faults,
}) => {
  faults.allow(/503/);
  const unavailable = { status: 503, json: { error: { code: 'unavailable' } } };
  await page.route('**/{functions,rest}/v1/**', (route) => route.fulfill(unavailable));
  await contact.fill({ ...visitor.values, email: '' });
  await contact.fields.email.fill(visitor.values.email);
  await contact.button().click();
  const failure = contact.outcome('Something went wrong');
  // Two checks of the domain and two attempts to store, with their pauses.
  await expect(failure.getByRole('link', { name: mailAddress })).toBeVisible();
  expect(await contact.readValues()).toEqual(visitor.values);
});
