import { expect, test } from 'vitest';
import { connectTestCalendar, startEmailApp } from '../../../../test/booking/start-email-app.ts';

test('busy times of a calendar that was replaced while Google answered are dropped', async () => {
  const app = await startEmailApp();
  const { pool } = app.context;
  const countQuestions = async () =>
    (await app.google.admin.readState()).requests.filter(({ operation }) => operation === 'freebusy').length;
  const before = await countQuestions();
  await app.google.admin.script({ on: 'freebusy', kind: 'slow', delayMs: 1_500 });
  const running = app.runJob('calendar-snapshot');
  await expect.poll(countQuestions).toBeGreaterThan(before);
  await connectTestCalendar(app.context, app.google);
  await pool.query('delete from calendar_snapshot');
  await running;
  expect((await pool.query('select from calendar_snapshot')).rowCount).toBe(0);
});
