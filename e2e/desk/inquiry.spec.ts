import { createVisitor } from '../contact/create-visitor.ts';
import { loadMessages } from '../built/load-messages.ts';
import { expect, test } from './desk-test.ts';
import { addAuthenticator, invite } from './people.ts';
import { robotField, sendInquiry } from './send-inquiry.ts';

for (const language of ['en', 'ua'] as const)
  test.describe(() => {
    test.use({ language });

    test(`[PANEL-02, PANEL-03] an inquiry is found, taken, noted, replied to, answered and erased in ${language}, and one that was held back is released`, async ({
      page,
      desk,
      hand,
      hasTouch,
      endpoints,
      visitor,
      person,
      session,
      workerRecords,
    }) => {
      const { name, email } = visitor.values;
      const spam = createVisitor();
      const id = await sendInquiry(endpoints, visitor, { language: 'pl' });
      const spamId = await sendInquiry(endpoints, spam, robotField);
      const search = async (words: string) => {
        if (!hasTouch) await page.keyboard.press('/');
        await hand.type(desk.search, words);
        await page.keyboard.press('Enter');
        await expect(desk.main).toBeFocused();
      };
      /** By its key, or by its button. */
      const act = (key: string, path: string) =>
        hasTouch ? hand.press(desk.button(path)) : page.keyboard.press(key);

      await test.step('a passkey for a new person, in the language of the device', async () => {
        await addAuthenticator(page);
        await page.goto(await invite(person));
        await expect(desk.heading(desk.say('invite.hello', { name: person }))).toBeVisible();
        await hand.press(desk.button('invite.button'));
        await expect(desk.said(desk.say('invite.done'))).toBeVisible();
        await expect(desk.heading(desk.say('list.title'))).toBeVisible();
      });
      await test.step('the search finds by words, and says when there are none', async () => {
        await search(`zzzz ${visitor.id}`);
        await expect(desk.find('heading', 'list.noMatch.title')).toBeVisible();
        await search(visitor.id);
        await expect(desk.row(name)).toContainText(desk.say('list.row.unread'));
        await expect(desk.main.getByRole('link', { name })).toHaveCount(1);
      });
      await test.step('it is opened and taken', async () => {
        if (hasTouch) await hand.press(desk.rowLink(name));
        else {
          await page.keyboard.press('j');
          await expect(desk.rowLink(name)).toBeFocused();
          await page.keyboard.press('Enter');
        }
        await expect(desk.heading(name)).toBeVisible();
        await expect(desk.main).toContainText(visitor.values.project_description);
        await act('t', 'entry.take');
        await expect(desk.said(desk.say('done.took'))).toBeVisible();
        await expect(desk.button('entry.giveBack')).toBeVisible();
      });
      await test.step('a note is kept', async () => {
        if (!hasTouch) {
          await page.keyboard.press('n');
          await expect(desk.note).toBeFocused();
        }
        await hand.type(desk.note, `Called, ${visitor.id}`);
        await hand.press(desk.button('note.save'));
        await expect(
          desk.main.getByRole('listitem').filter({ hasText: `Called, ${visitor.id}` }),
        ).toContainText(person);
        await expect(desk.note).toHaveValue('');
      });
      await test.step('the reply is in the client’s language, and nothing is answered until the person says so', async () => {
        const polish = loadMessages('pl', 'desk').templates.call;
        if (!hasTouch) {
          await page.keyboard.press('r');
        } else await hand.press(desk.link('entry.reply'));
        await hand.pick(desk.find('radio', 'reply.names.call'));
        const mail = desk.link('reply.open');
        const href = new URL((await mail.getAttribute('href')) ?? '');
        expect(decodeURIComponent(href.pathname)).toBe(email);
        expect(href.searchParams.get('body')).toContain(polish.body.slice(0, 40));
        expect(href.searchParams.get('body')).toContain(`${endpoints.site}/pl/booking`);
        await hand.press(mail);
        await hand.press(desk.button('reply.sent.notYet'));
        await expect(desk.button('reply.sent.yes')).toHaveCount(0);
        await expect(desk.main).toBeFocused();
        await expect(desk.timeline()).not.toContainText(desk.say('timeline.answered', { name: person }));
        await hand.press(mail);
        await hand.press(desk.button('reply.sent.yes'));
        await expect(desk.main).toBeFocused();
        await expect(desk.timeline()).toContainText(desk.say('timeline.answered', { name: person }));
      });
      await test.step('what was held back is released, and announced like any other', async () => {
        expect(await workerRecords.countMessages(spam.values.name)).toEqual({ telegram: 0, slack: 0 });
        await page.goto(`/desk?show=spam&q=${spam.id}`);
        await hand.press(desk.rowLink(spam.values.name));
        await expect(desk.main).toContainText(desk.say('flag.title'));
        await hand.press(desk.button('flag.release'));
        await expect(desk.button('entry.take')).toBeVisible();
        await expect(desk.main).not.toContainText(desk.say('flag.title'));
        await expect
          .poll(() => workerRecords.countMessages(spam.values.name))
          .toEqual({ telegram: 1, slack: 1 });
      });
      await test.step('erased by its reference alone, and if an email still waits only by a person who knows that', async () => {
        const waiting =
          "insert into job_outbox (queue, data, start_after) values ('inquiry-receipt', $1, now() + interval '1 h')";
        await session.query(waiting, [{ id }]);
        await desk.openEntry(id, name);
        const [row] = await workerRecords.listRows(email);
        expect(row?.id).toBe(id);
        const reference = (await desk.main.locator('.dk-line .dk-small').textContent()) ?? '';
        await hand.press(desk.main.locator('summary', { hasText: desk.say('erase.openInquiry') }));
        const yes = desk.button('erase.yes');
        const field = desk.find('textbox', 'erase.type', { ref: reference });
        await hand.type(field, 'TT-WRONG');
        await expect(yes).toBeDisabled();
        await hand.type(field, reference);
        await hand.press(yes);
        await expect(desk.said(desk.say('errors.eraseMailWaiting', { name }))).toBeInViewport();
        expect(await workerRecords.listRows(email)).toHaveLength(1);
        await desk.find('checkbox', 'erase.withoutMail').check();
        await hand.press(yes);
        await expect(desk.said(desk.say('done.erased', { ref: reference }))).toBeVisible();
        expect(await workerRecords.listRows(email)).toEqual([]);
      });
      expect(await workerRecords.listRows(spam.values.email)).toMatchObject([{ id: spamId }]);
    });
  });
