import { equal } from 'node:assert/strict';
import { SoftwareAuthenticator } from '../../apps/api/test/desk/software-authenticator.ts';
import type { Deployment } from './deployment.ts';
import type { Visitor } from './visitor.ts';

/** Invites the first person with the documented command, who creates a passkey and is signed in from then on. */
export async function enterDesk(deployment: Deployment, visitor: Visitor): Promise<void> {
  equal((await visitor.get('/desk/api/me')).status, 404);
  const command = ['exec', '-T', 'api', 'node', 'apps/api/src/ops.ts', 'desk', 'invite', 'Ada'];
  const [, token] = /#([\w-]+)/.exec((await deployment.compose(command)).toString()) ?? [];
  const { challenge } = JSON.parse((await visitor.call('/desk/api/passkey-options', { token })).text);
  const response = new SoftwareAuthenticator(deployment.origin).register({ challenge });
  const entered = await visitor.call('/desk/api/passkey', { token, device: 'Drill', response });
  equal(entered.status, 200, entered.text);
  visitor.cookie = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}
