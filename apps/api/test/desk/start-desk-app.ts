import { runOps } from '../../src/ops/run-ops.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** The desk as browsers of the company call it. */
export async function startDeskApp(environment: Record<string, string> = {}) {
  let skippedMs = 0;
  const now = () => new Date(Date.now() + skippedMs);
  const desk = callDesk(await startTestApp({ environment, replacements: { now } }));
  const skip = (ms: number) => {
    skippedMs += ms;
  };
  return { ...desk, skip };
}

/** The calls of the desk's page to any app. */
export function callDesk({ app, context }: Pick<TestApp, 'app' | 'context'>) {
  const origin = context.config.SITE_ORIGIN;

  const post = (path: string, payload: object = {}, headers: Record<string, string | undefined> = {}) =>
    app.inject({
      method: 'POST',
      url: `/desk/api/${path}`,
      payload,
      headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  const get = (path: string, cookie?: string) =>
    app.inject({ url: `/desk/api/${path}`, headers: cookie ? { cookie } : {} });

  const invite = async (name = 'Ada') =>
    (await runOps(context, ['desk', 'invite', name])).match(/#([\w-]+)/)?.[1] ?? '';

  const enrol = async (token: string, device = 'Laptop') => {
    const authenticator = new SoftwareAuthenticator(origin);
    const { challenge } = (await post('passkey-options', { token })).json();
    const answer = await post('passkey', { token, device, response: authenticator.register({ challenge }) });
    return { authenticator, answer, cookie: toCookie(answer) };
  };

  const signIn = async (authenticator: SoftwareAuthenticator) => {
    const { challenge } = (await post('sign-in-options')).json();
    const answer = await post('sign-in', { response: authenticator.assert({ challenge }) });
    return { answer, cookie: toCookie(answer) };
  };

  return { app, context, origin, post, get, invite, enrol, signIn };
}

function toCookie({ cookies }: { cookies: { name: string; value: string }[] }): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
