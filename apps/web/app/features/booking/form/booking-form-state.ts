import type { BookingAttempt, BookingValues, FoldablePart } from '../../../lib/booking-draft.ts';

export type TextFieldName = 'name' | 'phone' | 'message' | 'email';

/** The form's own input; the slot picker holds date, time, duration and zone. */
export type FormValues = Pick<BookingValues, TextFieldName | 'attempt' | 'folded'>;

export interface BookingFormState {
  values: FormValues;
  /** From the first attempt to send, missing and wrong fields report errors. */
  isChecked: boolean;
  /** Before that, a field reports an error once the visitor has left it. */
  left: readonly TextFieldName[];
}

export type BookingFormAction =
  | { type: 'restored'; values: Partial<FormValues> }
  | { type: 'typed'; field: TextFieldName; text: string }
  | { type: 'left'; field: TextFieldName }
  | { type: 'checked' }
  | { type: 'folded'; parts: readonly FoldablePart[] }
  | { type: 'unfolded'; part: FoldablePart }
  | { type: 'attempted'; attempt: BookingAttempt | null };

export const initialBookingForm: BookingFormState = {
  values: { name: '', phone: '', message: '', email: '', attempt: null, folded: [] },
  isChecked: false,
  left: [],
};

export function reduceBookingForm(state: BookingFormState, action: BookingFormAction): BookingFormState {
  const set = (values: Partial<FormValues>) => ({ ...state, values: { ...state.values, ...values } });
  switch (action.type) {
    case 'restored':
      return set(action.values);
    case 'typed':
      return set({ [action.field]: action.text });
    case 'left':
      return state.left.includes(action.field) ? state : { ...state, left: [...state.left, action.field] };
    case 'checked':
      return { ...state, isChecked: true };
    case 'folded':
      return set({ folded: [...action.parts] });
    case 'unfolded':
      return set({ folded: state.values.folded.filter((part) => part !== action.part) });
    case 'attempted':
      return set({ attempt: action.attempt });
  }
}
