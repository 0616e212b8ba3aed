import { test } from 'vitest';
import { expectQuickRefusal, listBodyCalls, listHeaderCalls } from './hostile-calls.ts';
import { listRoutes } from '../list-routes.ts';
import { startTestApp } from '../start-test-app.ts';

const routes = await listRoutes();

test.each(routes.filter(({ body }) => body))(
  '$method $url refuses each hostile text in each field of its body with 20 ms of processor time at most',
  async (route) => {
    const app = await startTestApp();
    for (const call of listBodyCalls(route).flat()) await expectQuickRefusal(app, call);
  },
);

test.each(routes)(
  '$method $url answers each hostile text in each header with 20 ms of processor time at most',
  async (route) => {
    const app = await startTestApp();
    for (const call of listHeaderCalls(route).flat()) await expectQuickRefusal(app, call);
  },
);
