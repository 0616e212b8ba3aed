import { expect, test } from 'vitest';
import { inviteDeveloper } from './invite-developer.ts';

const databaseUrl = 'postgresql://postgres@127.0.0.1:1/none';

test.each(['http://127.0.0.1:5173', 'http://[::1]:5173'])(
  '[PANEL-07] nobody is invited to %s, where no browser creates a passkey',
  async (siteOrigin) => {
    expect(await inviteDeveloper({ databaseUrl, siteOrigin })).toBeUndefined();
  },
);

test('[PANEL-07] at a host name the operator’s own command is run', async () => {
  const inviting = inviteDeveloper({ databaseUrl, siteOrigin: 'http://localhost:5173' });
  await expect(inviting).rejects.toThrow('desk invite Developer');
});
