import type { Fault } from '../fault.ts';
import { NotInjected, type Scene } from '../scene.ts';
import { cutAt } from '../strikes/at-step.ts';
import { bookByEmailFirst, withCalendar } from '../strikes/company-calendar.ts';
import type { StepName } from '../steps.ts';
import { underWay } from '../under-way.ts';

async function move(scene: Scene): Promise<void> {
  const record = await bookByEmailFirst(scene);
  const wanted = new Date(scene.takeSlot()).toISOString();
  void scene.actAtDesk(record, { kind: 'moved', wanted });
}

async function cancel(scene: Scene): Promise<void> {
  const record = await bookByEmailFirst(scene);
  void scene.actAtDesk(record, { kind: 'cancelled', wanted: '' });
}

/** Lets through what the form held back. */
async function release(scene: Scene): Promise<void> {
  const record = await scene.inquire({ isRobot: true });
  const [held] = await scene.world.database.query('select from client_request where id = $1 and flagged', [
    record.id,
  ]);
  if (!held) throw new NotInjected('the form held nothing back');
  void scene.actAtDesk(record, { kind: 'state', wanted: 'new' });
}

function killAt(step: StepName, at: 'before' | 'after', act: (scene: Scene) => Promise<void>) {
  return withCalendar(async (scene) => {
    const rule = scene.hold(step, at);
    await act(scene);
    await scene.kill(await scene.catch(rule));
  });
}

/** Acts of the desk whose process ends, or whose answer is lost; the page repeats them. */
export const desk: readonly Fault[] = [
  {
    name: 'the API is killed before the commit of a move by the desk',
    area: 'desk',
    inject: killAt('move commit', 'before', move),
  },
  {
    name: 'the API is killed after the commit of a move by the desk, before its answer',
    area: 'desk',
    inject: killAt('move commit', 'after', move),
  },
  {
    name: 'the database connection breaks at the commit of a move by the desk, and the API does not know',
    area: 'desk',
    inject: withCalendar(cutAt('move commit', 'after', move)),
  },
  {
    name: 'the API is killed before the commit of a cancellation by the desk',
    area: 'desk',
    inject: killAt('cancel commit', 'before', cancel),
  },
  {
    name: 'the API is killed after the commit of a cancellation by the desk, before its answer',
    area: 'desk',
    inject: killAt('cancel commit', 'after', cancel),
  },
  {
    name: 'the API is killed after the commit of a release, before its answer',
    area: 'desk',
    inject: killAt('release commit', 'after', release),
  },
  {
    name: 'the worker is killed while it announces what the desk has released',
    area: 'desk',
    inject: killAt('inquiry delivery', 'before', release),
    expects: underWay,
  },
];
