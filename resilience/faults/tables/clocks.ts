import type { Fault } from '../fault.ts';
import { NotInjected, type Scene } from '../scene.ts';
import { readClockShiftMs, startShifted } from '../strikes/clock.ts';

const minute = 60_000;

/** While one visitor's hold is fresh, a process with another clock is asked for the same time. */
function rivalUnderClock(shiftMs: number): Fault['inject'] {
  return async (scene) => {
    const honest = scene.world.apis[0];
    const shifted = await startShifted(scene, 'api', shiftMs);
    await proveShift(scene, shifted.origin, shiftMs);
    const rule = scene.hold('google insert', 'before');
    const startsAt = scene.takeSlot();
    const first = scene.book({ ...(honest && { via: honest.name }) }, startsAt);
    await scene.catch(rule);
    const rival = await scene.book({ via: shifted.name }, startsAt);
    rule.release();
    await first;
    if (rival.id) scene.prove('the rival won');
    await scene.book({ via: shifted.name });
    await scene.inquire({ via: shifted.name });
  };
}

async function proveShift(scene: Scene, origin: string, shiftMs: number): Promise<void> {
  const seenMs = await readClockShiftMs(origin);
  if (Math.abs(seenMs - shiftMs) > minute) throw new NotInjected(`its clock is ${seenMs} ms off`);
  scene.prove(`its clock is ${Math.round(seenMs / minute)} minutes off`);
}

/** Processes whose clocks differ. */
export const clocks: readonly Fault[] = [
  {
    name: 'one API is five minutes ahead of the other',
    area: 'clock',
    isSimulated: true,
    inject: rivalUnderClock(5 * minute),
  },
  {
    name: 'one API is five minutes behind the other',
    area: 'clock',
    isSimulated: true,
    inject: rivalUnderClock(-5 * minute),
  },
  {
    name: 'a worker is an hour ahead',
    area: 'clock',
    isSimulated: true,
    inject: async (scene) => {
      for (const worker of scene.world.workers) await worker.end('SIGTERM');
      const { name } = await startShifted(scene, 'worker', 60 * minute);
      scene.send();
      await scene.inquire();
      scene.prove(`${name} alone runs the jobs`);
    },
  },
  {
    name: 'a worker is an hour behind',
    area: 'clock',
    isSimulated: true,
    inject: async (scene) => {
      for (const worker of scene.world.workers) await worker.end('SIGTERM');
      const { name } = await startShifted(scene, 'worker', -60 * minute);
      scene.send();
      const { id } = await scene.inquire();
      await scene.until(`${name} alone runs the jobs, and runs them`, async () => {
        const { messages } = await scene.world.peers.telegram.admin.readState();
        return messages.some(({ text }) => text.includes(String(id)));
      });
    },
  },
];
