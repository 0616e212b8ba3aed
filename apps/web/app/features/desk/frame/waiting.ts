import { createStore } from './store.ts';

/** How many entries wait, for the bar and the title. Undefined until the first response. */
export const waiting = createStore<number | undefined>(undefined);
