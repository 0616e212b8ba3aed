import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('no two programs that are about to start get the same port', async () => {
  const ports: number[] = [];
  for (let count = 0; count < 500; count += 1) ports.push(await findFreePort());
  expect(new Set(ports).size).toBe(ports.length);
});
