import { bookingLimits } from '@tt/contract/booking/booking-limits';
import type { ChangeEvent } from 'react';
import { TopicChip } from '../../../ui/forms/topic-chip.tsx';
import { TrapField } from '../../../lib/visitor-form/trap-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { FieldProblems } from './booking-check.ts';
import type { TextFieldName } from './booking-form-state.ts';
import type { BookingForm } from './use-booking-form.ts';

/** Binds a text field to the form. */
export function bindField({ values, type, dispatch }: BookingForm, field: TextFieldName) {
  return {
    name: field,
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(field, target.value),
    onBlur: () => dispatch({ type: 'left', field }),
  };
}

interface DetailsFieldsProps {
  texts: BookingPageData['form'];
  topic: BookingPageData['topic'];
  form: BookingForm;
  problems: FieldProblems;
}

export function DetailsFields({ texts, topic, form, problems }: DetailsFieldsProps) {
  return (
    <>
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
      {form.values.topic && <TopicChip texts={topic} topic={form.values.topic} onRemove={form.removeTopic} />}
      <TextArea
        {...bindField(form, 'message')}
        label={texts.message.label}
        optionalMark={texts.optional}
        hint={texts.message.hint}
        rows={4}
        error={problems.message && texts.message[problems.message]}
      />
      <TrapField label={texts.leaveEmpty} />
    </>
  );
}
