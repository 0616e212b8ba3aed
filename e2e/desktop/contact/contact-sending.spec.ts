import { siteSettings } from '@tt/contract/site-settings';
import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { holdCalls } from '../../contact/hold-calls.ts';
import { readHue } from '../../contact/read-hue.ts';
import { expectUncovered } from '../../list-covered.ts';

const mailAddress = siteSettings.email;
const everywhereOnce = { telegram: 1, slack: 1 };

test.beforeEach(({ contact }) => contact.open());

test('[CONTACT-07, CONTACT-08, CONTACT-09, CONTACT-10, CONTACT-17, ERR-07] the button says submit, then sending; success shows a green thank-you and a toast, and forgets what the form held', {
  tag: '@pr',
}, async ({ contact, page, visitor }) => {
  const { email } = contact.fields;
  const expectForgotten = async () => {
    expect(Object.values(await contact.readValues()).join('')).toBe('');
    await expect(email).not.toHaveAttribute('aria-invalid');
  };
  await test.step('while it is being sent, it can’t be sent again', async () => {
    const held = await holdCalls(page, backendPaths.inquiry);
    await contact.fill(visitor.values);
    await expect(contact.button('submit')).toHaveText('Submit');
    await contact.button().click();
    await expect(contact.button('sending')).toHaveText('Sending…');
    await expect(contact.button('sending')).toBeDisabled();
    await expect(contact.button('sending')).toHaveAttribute('aria-busy', 'true');
    await contact.fields.name.press('Enter');
    held.release();
    await expect(contact.summary).toBeVisible();
    expect(contact.listCalls(backendPaths.inquiry)).toHaveLength(1);
  });
  await test.step('it was sent', async () => {
    await expect(contact.toast).toHaveText(
      "Thank you for your message!Thank you for your message. We'll get back to you soon.",
    );
    await expectUncovered(page);
    await expect(contact.summary.getByRole('heading', { level: 2 })).toHaveText(
      'Thank you for your message!',
    );
    await expect(contact.summary).toContainText("We'll get back to you soon.");
    expect(await readHue(contact.summary.locator('.sent-top'))).toBe('green');
    const first = page.getByRole('listitem').filter({ hasText: 'We get your message.' });
    await expect(first).toContainText('Sent');
  });
  await test.step('the form is empty again', async () => {
    await contact.sendAnother.click();
    await expectForgotten();
    await expect(contact.form.getByText('Email domain verified')).toHaveCount(0);
  });
  await test.step('an email error that came up while the inquiry was being sent is gone too', async () => {
    const held = await holdCalls(page, backendPaths.inquiry);
    await contact.fill(visitor.values);
    await contact.button().click();
    await expect(contact.button('sending')).toBeVisible();
    await email.fill('ada@company');
    await contact.fields.company_name.focus();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    held.release();
    await contact.sendAnother.click();
    await expectForgotten();
    await expect(contact.form.getByText('Please enter a valid email address')).toHaveCount(0);
  });
  await page.reload();
  await expectForgotten();
});

test('[CONTACT-21] one call stores the inquiry, and the company’s chats have it once', {
  tag: '@pr',
}, async ({ contact, visitor, records }) => {
  await contact.send(visitor.values);
  await expect(contact.summary).toBeVisible();
  expect(contact.listCalls(backendPaths.inquiry)).toHaveLength(1);
  expect(contact.listCalls(backendPaths.notification)).toEqual([]);
  const rows = await records.listRows(visitor.values.email);
  expect(rows).toHaveLength(1);
  expect(rows).toMatchObject([
    {
      id: expect.any(String),
      ...visitor.values,
      language: 'en',
      email_domain_verdict: 'valid',
      spam_score: 0,
      flagged: false,
    },
  ]);
  await expect.poll(() => records.countMessages(visitor.id)).toEqual(everywhereOnce);
  expect(await records.countMessages(rows[0]?.id ?? '')).toEqual(everywhereOnce);
});

test('[CONTACT-11, ERR-04, ERR-05, ERR-06] an inquiry that fails is reported in red, the text stays, and later it is stored once', {
  tag: '@pr',
}, async ({ contact, page, visitor, records, faults }) => {
  faults.allow(/500|503|ERR_CONNECTION_RESET/);
  const failure = contact.outcome('Something went wrong');
  const mailLink = failure.getByRole('link', { name: mailAddress });
  /** What passes is tried once more. */
  const sendTwiceInVain = async () => {
    const countCalls = () => contact.listCalls(backendPaths.inquiry).length;
    const before = countCalls();
    await contact.button().click();
    await expect.poll(countCalls).toBe(before + 2);
    await expect(contact.button('submit')).toBeEnabled();
    expect(countCalls()).toBe(before + 2);
  };
  await contact.fill(visitor.values);
  await contact.waitLikePerson();

  await test.step('a row that can’t be stored', async () => {
    await records.refuseRows(visitor.values.email, 'XX000');
    await contact.button().click();
    await expect(contact.toast).toHaveText(
      'ErrorThere was an error submitting your request. Please try again.',
    );
    expect(await readHue(contact.toast.locator('[data-icon] .ico'), 'color')).toBe('red');
    await expectUncovered(page);
    await expect(failure).toHaveRole('alert');
    await expect(failure).toContainText('There was an error submitting your request. Please try again.');
    expect(await readHue(failure)).toBe('red');
    expect(await contact.readValues()).toEqual(visitor.values);
    await expect(contact.button('submit')).toBeEnabled();
    await records.heal();
  });
  await test.step('no answer', async () => {
    await page.route(`**${backendPaths.inquiry}`, (route) => route.abort('connectionreset'));
    await contact.button().click();
    await expect(contact.toast).toHaveText('ErrorThere was an unexpected error. Please try again.');
    await expect(failure).toContainText('There was an unexpected error. Please try again.');
    expect(await contact.readValues()).toEqual(visitor.values);
    await page.unroute(`**${backendPaths.inquiry}`);
  });
  await test.step('a backend that is down altogether, domain check included', async () => {
    const unavailable = { status: 503, json: { error: { code: 'unavailable' } } };
    await page.route('**/{functions,rest}/v1/**', (route) => route.fulfill(unavailable));
    await contact.fields.email.fill('');
    await contact.fields.email.fill(visitor.values.email);
    // Two checks of the domain and two attempts to store, with their pauses.
    await sendTwiceInVain();
    await expect(mailLink).toBeVisible();
    expect(await contact.readValues()).toEqual(visitor.values);
    await page.unroute('**/{functions,rest}/v1/**');
  });
  await test.step('a database that is down', async () => {
    await records.refuseRows(visitor.values.email, '57P03');
    await sendTwiceInVain();
    await expect(failure).toContainText('Your text is still here; nothing was lost.');
    await expect(mailLink).toHaveAttribute('href', `mailto:${mailAddress}`);
    expect(await contact.readValues()).toEqual(visitor.values);
    await records.heal();
  });
  await test.step('at last it is stored once', async () => {
    await contact.button().click();
    await expect(contact.summary).toBeVisible();
    await expect(failure).toHaveCount(0);
    expect(await records.listRows(visitor.values.email)).toHaveLength(1);
    await expect.poll(() => records.countMessages(visitor.id)).toEqual(everywhereOnce);
  });
});
