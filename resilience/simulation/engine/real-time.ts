import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

// Captured before virtual time is installed, for what concerns the machine and not the history.
const realNow = performance.now.bind(performance);

export const realTime = { now: realNow, sleep: sleep.bind(undefined), nextTurn };
