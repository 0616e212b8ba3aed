import type { ConstructorOptions } from 'pg-boss';
import type { Instance } from './instance.ts';
import type { Timer, VirtualClock } from './virtual-clock.ts';

type QueueClock = NonNullable<ConstructorOptions['clock']>;

/** The queue's timers on virtual time: its polls wait for `wakeLoops`, its maintenance is not needed. */
export function createQueueClock(clock: VirtualClock, instance: Instance): QueueClock {
  let isStarting = true;
  const start = (work: () => void, delayMs: number): { timer?: Timer } => {
    const handle: { timer?: Timer } = {};
    handle.timer = clock.start(delayMs, () => {
      if (!instance.isDead) work();
    });
    return handle;
  };
  return {
    now: () => clock.now + instance.skewMs,
    setTimeout: (work: () => void, delayMs: number) => {
      isStarting = false;
      if (!instance.isLoopPause(delayMs)) return start(work, delayMs);
      instance.pausedLoops.push(work);
      return {};
    },
    clearTimeout: (handle: unknown) => stop(clock, handle),
    setInterval: (work: () => void, delayMs: number) => {
      const handle: { timer?: Timer } = {};
      if (isStarting) return handle;
      const repeat = () => {
        handle.timer = start(() => {
          repeat();
          work();
        }, delayMs).timer;
      };
      repeat();
      return handle;
    },
    clearInterval: (handle: unknown) => stop(clock, handle),
  } as QueueClock;
}

function stop(clock: VirtualClock, handle: unknown): void {
  const { timer } = (handle ?? {}) as { timer?: Timer };
  if (timer) clock.stop(timer);
}
