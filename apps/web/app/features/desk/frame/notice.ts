import type { DeskKey } from './desk-texts.ts';
import { createStore } from './store.ts';

/** A message that the next screen shows once, because the screen that did it is gone. */
export const notice = createStore<DeskKey | undefined>(undefined);
