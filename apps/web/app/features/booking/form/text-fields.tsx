import { bookingLimits } from '@tt/contract/booking/booking-request';
import type { ChangeEvent } from 'react';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { TextFieldName } from './booking-values.ts';
import type { BookingForm } from './use-booking-form.ts';

interface TextFieldsProps {
  page: BookingPageData;
  form: BookingForm;
}

function bindField({ values, dispatch }: BookingForm, field: TextFieldName) {
  return {
    name: field,
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      dispatch({ type: 'typed', field, text: target.value }),
  };
}

/** The visitor's name and phone number; the email address comes from the calendar. */
export function PersonFields({ page: { form: texts }, form }: TextFieldsProps) {
  const { problems } = form;
  return (
    <div className="two">
      <TextInput
        {...bindField(form, 'name')}
        label={texts.name.label}
        required
        autoComplete="name"
        error={problems.name && texts.name[problems.name]}
      />
      <TextInput
        {...bindField(form, 'phone')}
        type="tel"
        label={texts.phone.label}
        optionalMark={texts.optional}
        hint={texts.phone.hint}
        autoComplete="tel"
        maxLength={bookingLimits.phone}
        error={problems.phone && texts.phone[problems.phone]}
      />
    </div>
  );
}

export function MessageField({ page: { form: texts }, form }: TextFieldsProps) {
  const { message } = form.problems;
  return (
    <TextArea
      {...bindField(form, 'message')}
      label={texts.message.label}
      optionalMark={texts.optional}
      hint={texts.message.hint}
      rows={3}
      error={message && texts.message[message]}
    />
  );
}
