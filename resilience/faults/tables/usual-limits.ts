import { limits } from '../../world/world.ts';
import type { Fault } from '../fault.ts';
import { NotInjected, type Scene } from '../scene.ts';

/** The default of `INQUIRIES_PER_ADDRESS_AND_HOUR`. */
const inquiriesPerNetwork = 10;
const networks = Array.from({ length: 6 }, (_, index) => `203.0.${index}.7`);
const greedyNetwork = '198.51.100.7';

/** The stage's APIs make room for others whose limits are the defaults, as in production. */
async function limitAsUsual(scene: Scene): Promise<void> {
  const { world } = scene;
  for (const api of world.apis) await api.end('SIGTERM');
  // An empty setting counts as none.
  const env = Object.fromEntries(limits.map((name) => [name, '']));
  const started = await Promise.all([1, 2].map(() => world.startService('api', { env })));
  scene.defer(async () => {
    for (const api of started) if (api.isRunning) await api.end('SIGTERM');
  });
}

/** Faults that other limits than the suite's could make worse. */
export const usualLimits: readonly Fault[] = [
  {
    name: 'an API with the usual limits is killed in a burst of visitors from several networks',
    area: 'limit',
    inject: async (scene) => {
      await limitAsUsual(scene);
      const rule = scene.hold('inquiry insert', 'after');
      for (const network of networks) {
        for (let count = 0; count < 3; count += 1) void scene.inquire({ network });
        void scene.book({ network });
      }
      const tries = Array.from({ length: inquiriesPerNetwork + 4 }, () =>
        scene.inquire({ network: greedyNetwork, isShort: true }),
      );
      await scene.kill(await scene.catch(rule));
      rule.release();
      const records = await Promise.all(tries);
      const served = records.filter(({ id }) => id).length;
      const limited = records.filter(({ attempts }) => attempts.some((text) => text.includes('429'))).length;
      if (limited === 0) throw new NotInjected('nobody was limited');
      scene.prove(`${served} of ${tries.length} visitors of one network were served, ${limited} limited`);
      if (served > inquiriesPerNetwork)
        scene.violations.push({ kind: 'failed', what: `one network sent ${served} inquiries in an hour` });
      await scene.waitForVisitors();
    },
  },
];
