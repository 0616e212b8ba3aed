import { useEffect, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import {
  type BookingValues,
  bookingDraft,
  emptyBookingValues,
  type FoldablePart,
} from '../../../lib/booking-draft.ts';
import { createEmailCheck } from '../../../lib/visitor-form/email-check.ts';
import { findFormToken, verifyDomain } from '../../../lib/visitor-form/form-backend.ts';
import { createFormToken } from '../../../lib/visitor-form/form-token.ts';
import { findTopic } from '../../../lib/visitor-form/find-topic.ts';
import { initialSlotState } from '../slots/slot-choice.ts';
import { useSlotPicker } from '../slots/use-slot-picker.ts';
import { areDetailsComplete, findFieldProblems } from './booking-check.ts';
import {
  type FormValues,
  initialBookingForm,
  reduceBookingForm,
  type TextFieldName,
} from './booking-form-state.ts';

/** What is typed and chosen, kept in session storage, with the checks that go with it. */
export function useBookingForm(languageTag: string, topics: Record<string, string>) {
  const [state, dispatch] = useReducer(reduceBookingForm, initialBookingForm);
  const picker = useSlotPicker({ tag: languageTag, isRetry: state.values.attempt !== null });
  // A topic alone is not worth a draft.
  const [topic, setTopic] = useState('');
  const emailCheck = useEmailCheck();
  const [formToken] = useState(() => createFormToken(findFormToken));
  const formRef = useRef<HTMLFormElement>(null);
  const isPressed = useRef(false);
  const values: BookingValues = { ...state.values, ...picker.choice, topic };
  const isTimeChosen = picker.choice.startsAt !== null;
  const isDetailed = areDetailsComplete(findFieldProblems(values, null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once for each load of the page.
  useLayoutEffect(() => {
    const found = bookingDraft.find();
    const typed = readTypedTexts(formRef.current);
    setTopic(findTopic(topics, new URLSearchParams(location.search).get('topic'), found?.topic) ?? '');
    // State that is set here renders the whole form again at once, which would slow every first visit.
    if (!found && Object.keys(typed).length === 0) return;
    const {
      calendarDate,
      startsAt,
      durationMinutes,
      timeZone,
      topic: _,
      ...texts
    } = {
      ...emptyBookingValues,
      ...found,
    };
    dispatch({ type: 'restored', values: { ...texts, ...typed } });
    picker.restore({ calendarDate, startsAt, durationMinutes, timeZone });
  }, []);

  const isEmpty = state.values === initialBookingForm.values && picker.choice === initialSlotState.choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `values` joins the others.
  useEffect(() => {
    if (!isEmpty) bookingDraft.save(values);
  }, [state.values, picker.choice, topic]);

  return {
    values,
    isChecked: state.isChecked,
    left: state.left,
    formRef,
    dispatch,
    picker,
    emailCheck,
    formToken,
    isTimeChosen,
    isDetailed,
    removeTopic: () => setTopic(''),
    /** Whether the button that sends is being pressed, which takes the focus from the fields. */
    isPressed: () => isPressed.current,
    press: () => {
      isPressed.current = true;
    },
    release: () => {
      isPressed.current = false;
    },
    type(field: TextFieldName, text: string) {
      if (field === 'email') emailCheck.clear();
      dispatch({ type: 'typed', field, text });
    },
    /** Folds the parts that are complete, before the visitor leaves for Google. */
    fold() {
      const complete = { time: isTimeChosen, details: isDetailed };
      const parts = (['time', 'details'] as FoldablePart[]).filter((part) => complete[part]);
      bookingDraft.save({ ...values, folded: parts });
    },
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;

/** Input that was typed before the script ran is only in the fields. */
function readTypedTexts(form: HTMLFormElement | null): Partial<FormValues> {
  if (!form) return {};
  const entries = [...new FormData(form)].filter(
    ([name, text]) => ['name', 'phone', 'message', 'email'].includes(name) && text !== '',
  );
  return Object.fromEntries(entries);
}

/** The same check of an address as in the contact form. */
function useEmailCheck() {
  const [emailCheck] = useState(() => createEmailCheck(verifyDomain));
  const state = useSyncExternalStore(emailCheck.subscribe, emailCheck.getState, emailCheck.getState);
  return { ...emailCheck, state };
}
