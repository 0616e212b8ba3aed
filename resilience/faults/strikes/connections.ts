import type pg from 'pg';
import { NotInjected, type Scene } from '../scene.ts';

const enough = 120;

/** Takes every connection that the server has left, after cutting the product's. */
export async function exhaustConnections(scene: Scene): Promise<void> {
  const { database, databaseGate } = scene.world;
  const taken: pg.Client[] = [];
  scene.defer(async () => {
    await Promise.all(taken.map((client) => client.end().catch(() => {})));
  });
  for (const cut of [false, true]) {
    if (cut) databaseGate.cutAll();
    for (let count = 0; count < enough; count += 1) {
      const client = await database.connect().catch(() => undefined);
      if (!client) break;
      taken.push(client);
    }
  }
  if (taken.length === 0) throw new NotInjected('no connection could be taken');
  await scene.until(`${taken.length} connections were taken and one was refused`, () =>
    database.log.slice(-50).some((text) => /too many clients|remaining connection slots/.test(text)),
  );
}
