import type { DeskKey } from './desk-texts.ts';
import { createStore } from './store.ts';

/** What the next screen says once: something has been done, and the screen that did it is gone. */
export const notice = createStore<DeskKey | undefined>(undefined);
