import type { Scene } from '../scene.ts';

const noSpace = /No space left on device|File too large/;
const longText = 4_000;

/**
 * No file of the server can grow anymore. Where mounting is not permitted there is no small disk to fill: no file may then
 * exceed its present size, which also affects the log; the proof says so.
 */
export async function fillDisk(scene: Scene): Promise<void> {
  const { disk, database } = scene.world;
  const from = database.log.length;
  scene.defer(() => database.restartIfDown());
  if (disk.isMounted) {
    await disk.fill();
    scene.defer(() => disk.free());
  } else {
    await database.limitFileSize(8_192);
    scene.defer(() => database.limitFileSize('unlimited'));
  }
  // Pages that exist have some room left; long texts need new ones.
  for (let count = 0; count < 12; count += 1) void scene.inquire({}, undefined, longText);
  await scene.until(
    disk.isMounted
      ? 'the server found no space'
      : 'nothing can be mounted here; the server could write no file',
    () => database.log.slice(from).some((text) => noSpace.test(text)),
  );
}

/** The server ends itself, because without its log it can promise nothing. */
export async function fillLog(scene: Scene): Promise<void> {
  const { database } = scene.world;
  const from = database.log.length;
  await fillDisk(scene);
  // Old files of the log are used again while there are any.
  for (let count = 0; count < 20; count += 1) {
    await database
      .query(`select pg_switch_wal(), pg_logical_emit_message(false, 'fill', 'x')`)
      .catch(() => {});
    if (database.log.slice(from).some((text) => text.includes('PANIC'))) break;
  }
  await scene.until('the server gave up without its log', () =>
    database.log.slice(from).some((text) => text.includes('PANIC')),
  );
}
