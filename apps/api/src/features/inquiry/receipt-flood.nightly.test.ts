import { expect, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../test/builders.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { createFormToken } from '../../forms/form-token.ts';

const attacks = 1_000;

/** Sends a thousand inquiries past every limit of inquiries, and counts the receipts by mailbox. */
async function flood(toEmail: (n: number) => string, toNetwork: (n: number) => string) {
  const receipts: string[] = [];
  const mailer = {
    name: 'mail',
    maxSendSeconds: 1,
    send: async ({ to }: { to: unknown }) => {
      receipts.push(JSON.stringify(to));
      return { kind: 'delivered' } as const;
    },
  };
  const high = String(attacks * 10);
  const { call, context } = await startTestApp({
    environment: {
      TRUST_PROXY: 'true',
      INQUIRIES_PER_ADDRESS_AND_HOUR: high,
      INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR: high,
      INQUIRIES_PER_DOMAIN_AND_HOUR: high,
      INQUIRIES_PER_HOUR: high,
    },
    replacements: { ...buildDns(), mailer },
  });
  const form_token = createFormToken(context.secret, new Date(Date.now() - 60_000));
  for (let sent = 0; sent < attacks; sent += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => sent + index);
    const responses = await Promise.all(
      batch.map((n) =>
        call({
          method: 'POST',
          url: '/rest/v1/client_request',
          headers: { 'x-forwarded-for': toNetwork(n) },
          payload: buildInquiry({ form_token, email: toEmail(n) }),
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(batch.map(() => 201));
  }
  await runOutbox(context);
  expect((await context.pool.query('select from client_request')).rowCount).toBe(attacks);
  return receipts;
}

test('[ANSWER-07] a thousand inquiries from as many networks that name one victim send it one receipt', async () => {
  const receipts = await flood(
    (n) => `victim+${n}@site.example`,
    (n) => `198.51.${n % 250}.${Math.floor(n / 250)}`,
  );
  expect(receipts).toHaveLength(1);
});

test('[ANSWER-07] a thousand victims named from one network get twenty receipts together', async () => {
  const receipts = await flood(
    (n) => `victim-${n}@site.example`,
    () => '198.51.100.1',
  );
  expect(receipts).toHaveLength(20);
});
