import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { Parts } from '../../scripts/process/parts.ts';
import { ContactPage } from '../contact/contact-page.ts';
import { createVisitor } from '../contact/create-visitor.ts';
import { DeskPage } from '../desk/desk-page.ts';
import { addAuthenticator } from '../desk/people.ts';
import { expect, test } from '../browser-test.ts';

const root = resolve(import.meta.dirname, '../..');

for (const command of ['preview', 'dev'])
  test(`at the address that pnpm ${command} prints, and at its other name, an inquiry is sent and the desk opened`, async ({
    page,
    faults,
  }) => {
    // Nobody is signed in yet, and the development server talks.
    faults.allow(/401|vite|React DevTools/);
    const [PORT, API_PORT] = [String(await findFreePort()), String(await findFreePort())];
    const DATA_DIRECTORY = join(root, `.data/printed-${PORT}`);
    let invitation = '';
    const parts = new Parts((_name, line) => {
      invitation ||= /^\s+desk\s+(http\S+)/.exec(line)?.[1] ?? '';
    });
    parts.onStopped(() => rm(DATA_DIRECTORY, { recursive: true, force: true }));
    try {
      const started = {
        name: command,
        command: process.execPath,
        args: [join(root, `scripts/${command}.ts`)],
        env: { ...process.env, PORT, API_PORT, DATA_DIRECTORY },
      };
      const line = await parts.startAndWaitForLine(started, /^ready /);
      const origin = line.slice('ready '.length);

      await page.goto(`http://127.0.0.1:${PORT}/en/contact?topic=5g`);
      expect(page.url()).toBe(`${origin}/en/contact?topic=5g`);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const contact = new ContactPage(page);
      await contact.fill(createVisitor().values);
      await contact.button().click();
      await expect(contact.summary).toBeVisible();

      await addAuthenticator(page);
      await page.goto(invitation);
      expect(new URL(page.url()).origin).toBe(origin);
      const desk = new DeskPage(page);
      await desk.button('invite.button').click();
      await expect(desk.said('Your passkey works.')).toBeVisible();
    } finally {
      // The desk asks for news.
      await page.goto('about:blank');
      await parts.stop();
    }
  });
