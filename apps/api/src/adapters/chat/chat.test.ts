import { startSlack } from '@tt/standins/slack';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { toFailure } from './post-json.ts';
import { createSlack } from './slack.ts';
import { createTelegram } from './telegram.ts';

async function startBoth() {
  const [telegram, slack] = await Promise.all([startTelegram(), startSlack()]);
  onTestFinished(async () => {
    await Promise.all([telegram.stop(), slack.stop()]);
  });
  const options = { apiUrl: telegram.url, botToken: '1:secret', chatId: '-100' };
  return { telegram, slack, toTelegram: createTelegram(options), toSlack: createSlack(slack.webhookUrl) };
}

const hostile = '<b>*bold*</b> & [link](https://x.example)';

test('Telegram gets plain text as it is, without markup being read', async () => {
  const { telegram, toTelegram } = await startBoth();
  expect(await toTelegram.send(hostile)).toEqual({ kind: 'delivered' });
  const [message] = (await telegram.admin.readState()).messages;
  expect(message).toMatchObject({ chatId: '-100', text: hostile });
  expect(message?.payload).not.toHaveProperty('parse_mode');
});

test('Slack gets the three characters escaped that mean something to it', async () => {
  const { slack, toSlack } = await startBoth();
  expect(await toSlack.send(hostile)).toEqual({ kind: 'delivered' });
  const [message] = (await slack.admin.readState()).messages;
  expect(message?.text).toBe('&lt;b&gt;*bold*&lt;/b&gt; &amp; [link](https://x.example)');
});

test('the time that a peer names is passed on', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startBoth();
  await telegram.admin.script({ kind: 'too_many_requests', retryAfterSeconds: 17 });
  await slack.admin.script({ kind: 'too_many_requests', retryAfterSeconds: 18 });
  expect(await toTelegram.send('x')).toEqual({ kind: 'failed', reason: 'HTTP 429', retryAfterSeconds: 17 });
  expect(await toSlack.send('x')).toEqual({ kind: 'failed', reason: 'HTTP 429', retryAfterSeconds: 18 });
});

test('a time that is no number of seconds counts as none', () => {
  for (const named of [Number('1e400'), Number.NaN, undefined])
    expect(toFailure(429, named)).toMatchObject({ retryAfterSeconds: 30 });
});

test('a page that somebody else answers with 200 is no delivery', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startBoth();
  await telegram.admin.script({ kind: 'foreign_page' });
  await slack.admin.script({ kind: 'foreign_page' });
  const failed = { kind: 'failed', reason: 'HTTP 200' };
  expect([await toTelegram.send('x'), await toSlack.send('x')]).toEqual([failed, failed]);
});

test('a wrong request stays wrong, a broken peer may recover', async () => {
  const { telegram, slack, toTelegram, toSlack } = await startBoth();
  await telegram.admin.script(
    { kind: 'error', code: 403 },
    { kind: 'error', code: 500 },
    { kind: 'connection_reset' },
  );
  await slack.admin.script(
    { kind: 'error', code: 410 },
    { kind: 'error', code: 500 },
    { kind: 'connection_reset' },
  );
  for (const chat of [toTelegram, toSlack]) {
    const kinds = [];
    for (let count = 0; count < 3; count += 1) kinds.push((await chat.send('x')).kind);
    expect(kinds).toEqual(['refused', 'failed', 'failed']);
  }
});

test('no failure carries the URL, because it holds the secret', async () => {
  const { telegram, toTelegram } = await startBoth();
  await telegram.admin.script({ kind: 'connection_reset' }, { kind: 'error', code: 403 });
  const results = [await toTelegram.send('x'), await toTelegram.send('x')];
  expect(JSON.stringify(results)).not.toContain('secret');
});
