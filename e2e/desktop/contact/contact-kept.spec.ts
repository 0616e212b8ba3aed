import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';

const everywhereOnce = { telegram: 1, slack: 1 };

test.beforeEach(({ contact }) => contact.open());

test('what was typed survives a reload and a visit to another page', async ({ contact, page, visitor }) => {
  await contact.fill(visitor.values);
  await page.reload();
  await expect.poll(() => contact.readValues()).toEqual(visitor.values);

  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await page.goBack();
  await expect.poll(() => contact.readValues()).toEqual(visitor.values);
});

test('what was typed survives going offline, and is sent once when the visitor is back', {
  tag: '@pr',
}, async ({ contact, context, visitor, records, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const expectKept = async () => {
    await expect(contact.outcome('Something went wrong')).toContainText(
      'You seem to be offline. Your text stays in the form. Please send it again once you are back online.',
    );
    expect(await contact.readValues()).toEqual(visitor.values);
  };
  await test.step('a connection that is lost before the first key', async () => {
    await context.setOffline(true);
    await contact.fill(visitor.values);
    await contact.button().click();
    await expectKept();
    await context.setOffline(false);
  });
  await test.step('a connection that is lost before sending', async () => {
    await contact.open();
    await contact.fill(visitor.values);
    await contact.waitLikePerson();
    await context.setOffline(true);
    await contact.button().click();
    await expectKept();
  });
  await context.setOffline(false);
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  expect(await records.listRows(visitor.values.email)).toHaveLength(1);
});

test('an inquiry whose answer was lost is kept over a reload and not stored twice', async ({
  contact,
  page,
  visitor,
  records,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  const keys: (string | undefined)[] = [];
  await page.route(`**${backendPaths.inquiry}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await contact.send(visitor.values);
  await expect(contact.outcome('Something went wrong')).toBeVisible();
  await page.unroute(`**${backendPaths.inquiry}`);

  await page.reload();
  await expect.poll(() => contact.readValues()).toEqual(visitor.values);
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await records.listRows(visitor.values.email)).toHaveLength(1);
  await expect.poll(() => records.countMessages(visitor.id)).toEqual(everywhereOnce);
});

test('a double click sends once', async ({ contact, visitor, records }) => {
  await contact.fill(visitor.values);
  await expect(contact.button()).toBeEnabled();
  await contact.button().dblclick();
  await expect(contact.summary).toBeVisible();
  expect(contact.listCalls(backendPaths.inquiry)).toHaveLength(1);
  expect(await records.listRows(visitor.values.email)).toHaveLength(1);
});

test('on a slow network the form waits, says so, and sends once', async ({
  contact,
  context,
  page,
  visitor,
  records,
}) => {
  const session = await context.newCDPSession(page);
  const slow = { offline: false, latency: 1_000, downloadThroughput: 20_000, uploadThroughput: 5_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await contact.fill({ ...visitor.values, email: '' });
  await contact.fields.email.fill(visitor.values.email);
  await contact.button().click();
  await expect(contact.button('sending')).toBeDisabled();
  await expect(contact.summary).toBeVisible();
  expect(contact.listCalls(backendPaths.inquiry)).toHaveLength(1);
  expect(await records.listRows(visitor.values.email)).toHaveLength(1);
});
