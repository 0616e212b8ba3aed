import type { BookingPageData } from '../load-booking-page.server.ts';
import { DateField } from '../slots/date-field.tsx';
import { DurationField } from '../slots/duration-field.tsx';
import { TimeField } from '../slots/time-field.tsx';
import { TimeZoneField } from '../slots/time-zone-field.tsx';
import { SubmitRow } from './submit-row.tsx';
import { MessageField, PersonFields } from './text-fields.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { useSubmission } from './use-submission.ts';

interface BookingFieldsProps {
  page: BookingPageData;
  form: BookingForm;
  submission: ReturnType<typeof useSubmission>;
  isAuthorized: boolean;
}

export function BookingFields({ page, form, submission, isAuthorized }: BookingFieldsProps) {
  const { status, submit } = submission;
  return (
    <form
      ref={form.formRef}
      className="panel form form-wide"
      aria-label={page.form.label}
      noValidate
      onSubmit={submit}
    >
      <p className="note">{page.form.requiredNote}</p>
      <PersonFields page={page} form={form} />
      <div className="when">
        <DateField page={page} form={form} />
        <div className="form">
          <TimeField page={page} form={form} />
          <TimeZoneField page={page} form={form} />
        </div>
      </div>
      <DurationField page={page} form={form} />
      <MessageField page={page} form={form} />
      <SubmitRow page={page} form={form} status={status} isAuthorized={isAuthorized} />
    </form>
  );
}
