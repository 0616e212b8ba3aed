import type { Page } from '@playwright/test';
import { runOps } from '../contact/run-ops.ts';
import type { DeskPage } from './desk-page.ts';

type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;
type Credentials = Awaited<ReturnType<typeof readCredentials>>;

const readCredentials = async (session: Session, authenticatorId: string) =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

/** Each tab has one of its own, so passkeys and their counters are copied to where a real device has them too. */
export interface Authenticator {
  copyTo: (other: Authenticator) => Promise<void>;
  hold: (credentials: Credentials) => Promise<void>;
}

/** Gives the page a device that keeps passkeys and always recognizes its owner. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async copyTo(other) {
      await other.hold(await readCredentials(session, authenticatorId));
    },
    async hold(credentials) {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      for (const credential of credentials)
        await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

/** The link that an operator gives to a person. */
export async function invite(name: string): Promise<string> {
  const printed = await runOps('desk', 'invite', name);
  const [link] = /http\S+/.exec(printed) ?? [];
  if (!link) throw new Error(`No link in: ${printed}`);
  return link;
}

/** Follows a link that admits this device. After that, the desk may use another language. */
export async function enrol(door: DeskPage, link: string, desk = door): Promise<Authenticator> {
  const authenticator = await addAuthenticator(door.page);
  await door.page.goto(link);
  await door.button('invite.button').click();
  await desk.heading(desk.say('list.title')).waitFor();
  return authenticator;
}
