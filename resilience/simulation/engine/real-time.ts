import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

// Taken before virtual time is installed, for what has to do with the machine and not with the history.
const realNow = performance.now.bind(performance);

export const realTime = { now: realNow, sleep: sleep.bind(undefined), nextTurn };
