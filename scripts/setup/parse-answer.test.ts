import { expect, test } from 'vitest';
import { parseAnswer } from './parse-answer.ts';
import { questions } from './questions.ts';

function parse(name: string, text: string) {
  const question = questions.find((candidate) => candidate.name === name);
  if (!question) throw new Error(`There is no question ${name}`);
  return parseAnswer(question, text);
}

test.each([
  ['domain', 'https://WWW.Company.com/en?x=1', 'www.company.com'],
  ['domain', 'müller.de', 'xn--mller-kva.de'],
  ['domain', 'torque.localhost', 'torque.localhost'],
  ['name', "Grace's & Söhne", "Grace's & Söhne"],
  ['notify-email', 'none', 'none'],
  ['notify-email', 'a@b.test, c@d.test', 'a@b.test, c@d.test'],
  ['telegram-chat', '@company', '@company'],
  ['smtp-url', 'smtps://user:a%40b@mail.test', 'smtps://user:a%40b@mail.test'],
  ['backup-bucket', 'https://s3.test/bucket/folder', 'https://s3.test/bucket/folder'],
])('%s may be %s', (name, text, answer) => {
  expect(parse(name, text)).toEqual({ answer });
});

test.each([
  ...['company', '192.0.2.1', 'company.com:8443', 'a..com', '-a.com'].map((text) => ['domain', text]),
  ['name', 'two\nlines'],
  ['email', 'a@b.test, c@d.test'],
  ['telegram-chat', 'https://t.me/company'],
  ['smtp-url', 'https://mail.test'],
  ['slack-webhook', 'hooks.slack.com/services/x'],
  ['backup-folder', "/it's"],
  ['backup-folder', '/two\nlines'],
])('%s may not be %j', (name = '', text = '') => {
  expect(parse(name, text)).toEqual({ problem: expect.stringMatching(new RegExp(`^${name} .{10}`)) });
});
