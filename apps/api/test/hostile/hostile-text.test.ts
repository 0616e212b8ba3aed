import { expect, test } from 'vitest';
import { expectQuickRefusal, listBodyCalls, listHeaderCalls, pickDiagonal } from './hostile-calls.ts';
import { listRoutes } from '../list-routes.ts';
import { startTestApp } from '../start-test-app.ts';

// Each route gets each text, and each field and header gets some. `hostile-text.nightly.test.ts` sends all to all.
const routes = await listRoutes();

test('the routes are found', () => {
  expect(routes.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/rest/v1/client_request', '/functions/v1/google-calendar-booking']),
  );
});

test('every route refuses hostile text in its body, with the field, and with 20 ms of processor time at most', async () => {
  const app = await startTestApp();
  for (const calls of routes.map(listBodyCalls))
    for (const call of pickDiagonal(calls)) await expectQuickRefusal(app, call);
});

test('every route answers hostile text in a header with 20 ms of processor time at most', async () => {
  const app = await startTestApp();
  for (const calls of routes.map(listHeaderCalls))
    for (const call of pickDiagonal(calls)) await expectQuickRefusal(app, call);
});
