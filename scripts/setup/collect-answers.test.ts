import { expect, test } from 'vitest';
import { collectAnswers } from './collect-answers.ts';

const company = { domain: 'ada.test', name: 'Ada', email: 'hello@ada.test' };
const collectProblems = async (given: Record<string, string>) =>
  (await collectAnswers({ ...company, ...given }, async () => [])).problems;

test('[SETUP-03] an answer that belongs to another is refused without it, and a part that lacks its rest', async () => {
  const recipient = { 'backup-recipient': `age1${'q'.repeat(58)}` };
  const bucket = { 'backup-bucket': 'https://s3.test/bucket' };
  expect(await collectProblems({})).toEqual([]);
  expect(await collectProblems({ 'telegram-chat': '-100' })).toEqual(['telegram-chat needs telegram-token']);
  expect(await collectProblems(bucket)).toEqual(['backup-bucket needs backup-recipient']);
  expect(await collectProblems({ ...recipient, ...bucket })).toEqual([
    expect.stringMatching(/^backup-key-id is missing/),
    expect.stringMatching(/^backup-secret is missing/),
  ]);
  const credential = { 'backup-key-id': 'id', 'backup-secret': 'secret' };
  expect(await collectProblems({ ...recipient, ...bucket, ...credential })).toEqual([]);
  expect(await collectProblems({ ...recipient, ...bucket, ...credential, 'backup-folder': '/srv' })).toEqual([
    'backup-folder and backup-bucket exclude each other',
  ]);
});
