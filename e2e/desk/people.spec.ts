import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLanguage } from '@tt/contract/language/language';
import { launchTexts } from '@tt/contract/launch/launch-texts';
import { siteDirectory } from '../built/built-site.ts';
import { DeskPage } from './desk-page.ts';
import { expect, test } from './desk-test.ts';
import { enrol, invite } from './people.ts';
import { sendInquiry } from './send-inquiry.ts';

for (const language of ['en', 'ua'] as const)
  test.describe(() => {
    test.use({ language });

    test(`[PANEL-01] [TRUTH-07] a colleague is invited and removed in ${language}, a second device added, and who is out is out at once`, async ({
      page,
      desk,
      hand,
      endpoints,
      visitor,
      person,
      openElsewhere,
    }) => {
      const luis = `Luis ${visitor.id}`;
      const id = await sendInquiry(endpoints, visitor);
      await enrol(desk, await invite(person));
      const box = (path: string) => desk.main.getByRole('region', { name: desk.say(path), exact: true });
      const rowOf = (name: string) => box('people.who').getByRole('listitem').filter({ hasText: name });
      const readLink = (path: string) => box(path).locator('code').textContent();

      const colleague = new DeskPage(await openElsewhere(), 'es');
      await test.step('the colleague enters by a link that works once', async () => {
        await hand.press(desk.bar.getByRole('link', { name: desk.say('nav.people') }));
        const form = box('people.invite.title');
        await form.waitFor();
        await hand.press(desk.link('people.invite.title'));
        await expect(form.getByRole('textbox')).toBeFocused();
        await hand.type(form.getByRole('textbox'), luis);
        await hand.select(form.getByRole('combobox'), 'es');
        await hand.press(form.getByRole('button', { name: desk.say('people.invite.title') }));
        await expect(rowOf(luis)).toContainText(desk.say('people.invitedBy', { name: person }));
        const link = (await readLink('people.invite.title')) ?? '';
        // The sign-in page uses the browser's language, the desk the invitation's.
        const door = new DeskPage(colleague.page, language);
        await door.page.goto(link);
        await expect(door.main).toContainText(desk.say('invite.lead', { colleague: person }));
        await door.page.goto('about:blank');
        await enrol(door, link, colleague);
        await expect(colleague.page.locator('html')).toHaveAttribute('lang', getLanguage('es').tag);
        const late = new DeskPage(await openElsewhere(), language);
        await late.page.goto(link);
        await expect(late.heading(desk.say('invite.over.title'))).toBeVisible();
        await colleague.openEntry(id, visitor.values.name);
        await colleague.button('entry.take').click();
        await expect(colleague.button('entry.giveBack')).toBeVisible();
      });
      const second = new DeskPage(await openElsewhere(), language);
      await test.step('a second device', async () => {
        await hand.press(box('people.addDevice.title').getByRole('button'));
        await enrol(second, (await readLink('people.addDevice.title')) ?? '');
        await page.reload();
        await expect(desk.main.locator('#you')).toContainText('2');
      });
      await test.step('what is open before launch', async () => {
        const lines = JSON.parse(readFileSync(join(siteDirectory, '../launch-list.json'), 'utf8'));
        const list = desk.main.getByRole('region', { name: launchTexts[language].title, exact: true });
        await expect(list.getByRole('listitem')).toHaveCount(lines.length);
      });
      await test.step('the next request of whoever is removed is refused, and what was in hand is new again', async () => {
        await hand.press(rowOf(luis).locator('summary'));
        await expect(rowOf(luis)).toContainText(desk.say('people.remove.question', { name: luis }));
        await hand.press(desk.button('people.remove.yes', { name: luis }));
        await expect(desk.said(desk.say('done.removed', { name: luis }))).toBeVisible();
        const refused = colleague.page.waitForResponse(/\/state$/);
        await colleague.button('entry.giveBack').click();
        expect((await refused).status()).toBe(401);
        await expect(colleague.said(colleague.say('errors.signedOut')).first()).toBeVisible();
        await colleague.page.reload();
        const door = new DeskPage(colleague.page, language);
        await door.button('signIn.button').click();
        await expect(door.main.getByRole('alert')).toBeVisible();
        await expect(door.heading(visitor.values.name)).toHaveCount(0);
        await desk.openEntry(id, visitor.values.name);
        await expect(desk.button('entry.take')).toBeVisible();
      });
      await test.step('signed out everywhere, and in again with the passkey', async () => {
        await page.goto('/desk/people');
        await hand.press(desk.button('people.signOutEverywhere'));
        await expect(desk.said(desk.say('done.signedOutEverywhere'))).toBeVisible();
        await second.page.reload();
        await expect(second.button('signIn.button')).toBeVisible();
        await hand.press(desk.button('signIn.button'));
        await expect(desk.heading(desk.say('people.title'))).toBeVisible();
      });
    });
  });
