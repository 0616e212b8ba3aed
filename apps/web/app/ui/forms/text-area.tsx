import { type ComponentProps, useId } from 'react';
import { describeControl } from './describe-control.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export function TextArea({ label, optionalMark, hint, checking, confirmed, error, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const notes = { hint, checking, confirmed, error };
  return (
    <Field id={id} label={label} optionalMark={optionalMark} isRequired={rest.required} {...notes}>
      <textarea {...rest} id={id} className="input" {...describeControl(id, notes)} />
    </Field>
  );
}
