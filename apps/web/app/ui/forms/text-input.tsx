import { type ComponentProps, useId } from 'react';
import { describeControl } from './describe-control.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextInputProps = FieldTexts & ComponentProps<'input'>;

export function TextInput({
  label,
  optionalMark,
  hint,
  checking,
  confirmed,
  error,
  type = 'text',
  ...rest
}: TextInputProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const notes = { hint, checking, confirmed, error };
  return (
    <Field id={id} label={label} optionalMark={optionalMark} isRequired={rest.required} {...notes}>
      <input {...rest} type={type} id={id} className="input" {...describeControl(id, notes)} />
    </Field>
  );
}
