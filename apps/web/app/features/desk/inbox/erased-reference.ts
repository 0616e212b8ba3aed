import { createStore } from '../frame/store.ts';

/** The reference of the last erased entry, until the list has shown it. */
export const erasedReference = createStore<string | undefined>(undefined);
