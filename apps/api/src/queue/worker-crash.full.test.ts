import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { sendTestJob } from '../../test/send-test-job.ts';
import { shortenQueueTimes } from '../../test/shorten-queue-times.ts';
import { startProcess } from '../../test/start-process.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import { waitFor } from '../../test/wait-for.ts';

const queue = 'contact-form-notification';

test('a job whose worker is killed is run by another', async () => {
  const context = await createTestContext();
  await shortenQueueTimes(context.pool);
  const killed = await startProcess('./hanging-worker.ts', context.config.DATABASE_URL);
  await sendTestJob(context.pool, queue, { name: 'survivor' });
  await waitFor(async () => killed.output().includes('took '));

  const seen: unknown[] = [];
  await startTestWorker(context, { [queue]: async ({ data }) => void seen.push(data) });
  killed.child.kill('SIGKILL');
  await waitFor(async () => seen.length > 0);
  expect(seen).toEqual([{ name: 'survivor' }]);
});
