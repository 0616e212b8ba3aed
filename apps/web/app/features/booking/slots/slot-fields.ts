import type { SlotTexts } from './load-slot-texts.server.ts';
import type { SlotPicker } from './use-slot-picker.ts';

/** What every field of the slot picker gets. */
export interface SlotFieldProps {
  texts: SlotTexts;
  picker: SlotPicker;
}

/** What is missing once the form has been checked. */
export interface SlotProblems {
  date?: 'required';
  time?: 'required';
}
