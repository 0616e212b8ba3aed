import { languages } from '@tt/contract/language/language';
import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { startDeskApp } from '../../../../test/desk/start-desk-app.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';

async function start(environment: Record<string, string> = {}) {
  const [telegram, mailbox] = await Promise.all([startTelegram(), startMailbox()]);
  onTestFinished(async () => {
    await Promise.all([telegram.stop(), mailbox.stop()]);
  });
  const desk = await startDeskApp({
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:secret',
    TELEGRAM_CHAT_ID: '-100',
    SMTP_URL: mailbox.smtpUrl,
    NOTIFY_EMAIL: 'sales@site.example',
    ...environment,
  });
  const { cookie } = await desk.enrol(await desk.invite('Ada'), 'Laptop');
  const addDevice = async (device: string) => {
    const { url } = (await desk.post('device-link', {}, { cookie })).json();
    await desk.enrol(url.split('#')[1], device);
  };
  const readTexts = async () => {
    await runOutbox(desk.context);
    return (await telegram.admin.readState()).messages.map(({ text }) => text);
  };
  const readMails = async () => (await mailbox.admin.readState()).mails;
  return { ...desk, addDevice, readTexts, readMails };
}

test('[PANEL-01] chat and mailbox are told of each further device of a person, and not of the first', async () => {
  const { addDevice, readTexts, readMails } = await start();
  expect(await readTexts()).toEqual([]);
  await addDevice('Phone');
  await addDevice('<b>Tablet</b>');
  const [text, other] = await readTexts();
  expect(text).toBe(
    'New device at the desk: Ada, “Phone”\nIf Ada knows nothing of it, remove Ada under “People” at once.\nOpen at the desk: https://site.example/desk/people',
  );
  expect(other).toContain('<b>Tablet</b>');
  const [mail, otherMail] = await readMails();
  expect(mail?.subject).toBe('New device at the desk: Ada, “Phone”');
  expect(mail?.text).toContain('https://site.example/desk/people');
  expect(otherMail?.html).toContain('&lt;b&gt;Tablet&lt;/b&gt;');
});

test('[PANEL-01] the company reads of a further device in its own language', async () => {
  const texts = new Set<string>();
  for (const { code } of languages) {
    const { addDevice, readTexts, readMails } = await start({ NOTIFY_LANGUAGE: code });
    await addDevice('Phone');
    const [text = ''] = await readTexts();
    expect(text).toContain((await readMails())[0]?.subject);
    texts.add(text);
  }
  expect(texts.size).toBe(languages.length);
});
