import { createStore } from '../frame/store.ts';

/** What was erased last, until the list has said so. */
export const erasedReference = createStore<string | undefined>(undefined);
