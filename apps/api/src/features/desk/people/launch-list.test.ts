import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDeskApp } from '../../../../test/desk/start-desk-app.ts';

test('[TRUTH-07] the people of the desk get the launch list as it is now, and none where there is no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'list.json');
  const { get, invite, enrol } = await startDeskApp({ LAUNCH_LIST: path });
  const { cookie } = await enrol(await invite());
  const read = async () => (await get('people', cookie)).json().launch;

  expect(await read()).toEqual([]);
  const lines = [{ key: 'launch.replyTime', params: { file: 'settings' } }];
  await writeFile(path, JSON.stringify(lines));
  expect(await read()).toEqual(lines);
});
