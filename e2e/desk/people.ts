import type { Page } from '@playwright/test';
import { runOps } from '../contact/run-ops.ts';
import { DeskPage } from './desk-page.ts';

/** Gives the page a device that keeps passkeys and always recognizes its owner. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The link that an operator gives to a person. */
export async function invite(name: string): Promise<string> {
  const printed = await runOps('desk', 'invite', name);
  const [link] = /http\S+/.exec(printed) ?? [];
  if (!link) throw new Error(`No link in: ${printed}`);
  return link;
}

/** Follows a link that lets this device in. */
export async function enrol(desk: DeskPage, link: string): Promise<void> {
  await addAuthenticator(desk.page);
  await desk.page.goto(link);
  await desk.button('invite.button').click();
  await desk.heading(desk.say('list.title')).waitFor();
}

/** Somebody who works at the desk in this page. */
export async function signUp(page: Page, name: string, language?: 'en' | 'ua'): Promise<DeskPage> {
  const desk = new DeskPage(page, language);
  await enrol(desk, await invite(name));
  return desk;
}
