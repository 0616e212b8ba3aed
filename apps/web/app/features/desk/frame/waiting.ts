import { createStore } from './store.ts';

/** How many entries wait: in the bar and in the title. Undefined until an answer has said it. */
export const waiting = createStore<number | undefined>(undefined);
