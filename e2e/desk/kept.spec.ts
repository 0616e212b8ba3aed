import { runOps } from '../contact/run-ops.ts';
import { DeskPage } from './desk-page.ts';
import { expect, test } from './desk-test.ts';
import { addAuthenticator, enrol, invite } from './people.ts';
import { sendInquiry } from './send-inquiry.ts';

test('[PANEL-04] what was typed stays while the person is offline or signed out, and is saved once', async ({
  page,
  context,
  desk,
  endpoints,
  visitor,
  person,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|^status 401: /);
  const { name } = visitor.values;
  const text = `They want looms, ${visitor.id}`;
  const id = await sendInquiry(endpoints, visitor);
  const authenticator = await enrol(desk, await invite(person));
  await desk.openEntry(id, name);
  await desk.note.fill(text);
  const save = desk.button('note.save');

  await test.step('offline', async () => {
    await context.setOffline(true);
    const readRoom = async () => (await desk.heading(name).boundingBox())?.width ?? 0;
    const room = await readRoom();
    await desk.button('entry.take').click();
    await expect(desk.said(desk.say('errors.offline'))).toBeVisible();
    expect(await readRoom(), 'a long answer leaves the name its room').toBeGreaterThan(room / 3);
    await save.click();
    await expect(desk.said(desk.say('errors.offline'))).toBeVisible();
    await expect(desk.note).toHaveValue(text);
    await context.setOffline(false);
  });
  await test.step('signed out, and in again in another tab', async () => {
    await runOps('desk', 'sign-out', person);
    await save.click();
    await expect(desk.said(desk.say('errors.signedOut')).first()).toBeVisible();
    await expect(desk.note).toHaveValue(text);
    const opened = page.waitForEvent('popup');
    await desk.link('signIn.button').click();
    const tab = new DeskPage(await opened);
    const sameDevice = await addAuthenticator(tab.page);
    await authenticator.copyTo(sameDevice);
    await tab.button('signIn.button').click();
    await tab.heading(desk.say('list.title')).waitFor();
    await sameDevice.copyTo(authenticator);
    await tab.page.close();
  });
  await test.step('signed out and loaded again: the same page, the same text', async () => {
    await runOps('desk', 'sign-out', person);
    await page.reload();
    await desk.button('signIn.button').click();
    await expect(desk.heading(name)).toBeVisible();
    await expect(desk.note).toHaveValue(text);
  });
  await test.step('while another act is on its way', async () => {
    const wait = Promise.withResolvers<void>();
    await page.route('**/state', (route) => wait.promise.then(() => route.continue()));
    await desk.button('entry.take').click();
    await save.click();
    await expect(desk.said(desk.say('done.note'))).toBeVisible();
    await expect(desk.main.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
    await expect(desk.note).toHaveValue('');
    wait.resolve();
    await expect(desk.button('entry.giveBack')).toBeVisible();
  });
});

test('[PANEL-03] of two people at once, the second hears who was faster and loses nothing typed', async ({
  desk,
  endpoints,
  visitor,
  person,
  openElsewhere,
}) => {
  const { name } = visitor.values;
  const text = `I know them, ${visitor.id}`;
  const faster = `Luis ${visitor.id}`;
  const id = await sendInquiry(endpoints, visitor);
  const luis = new DeskPage(await openElsewhere());
  await enrol(luis, await invite(faster));
  await enrol(desk, await invite(person));
  await desk.openEntry(id, name);
  await luis.openEntry(id, name);
  await desk.note.fill(text);
  await desk.find('radio', 'reply.names.decline').check({ force: true });

  await luis.button('entry.take').click();
  await expect(luis.button('entry.giveBack')).toBeVisible();
  await desk.button('entry.take').click();
  await expect(desk.said(`${faster} took it at`)).toBeVisible();
  await expect(desk.note).toHaveValue(text);
  await expect(desk.main).toContainText(`In hand: ${faster}`);

  await luis.button('state.won').click();
  await expect(luis.button('state.won')).toHaveAttribute('aria-pressed', 'true');
  await desk.button('state.lost').click();
  await expect(desk.said(desk.say('errors.changedMeanwhile', { name: faster }))).toBeVisible();
  await expect(desk.button('state.won')).toHaveAttribute('aria-pressed', 'true');
  await expect(desk.note).toHaveValue(text);
  await expect(desk.find('radio', 'reply.names.decline')).toBeChecked();
  await desk.button('note.save').click();
  await expect(desk.said(desk.say('done.note'))).toBeVisible();
});
