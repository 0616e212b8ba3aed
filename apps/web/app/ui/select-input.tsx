import { type ComponentProps, useId } from 'react';
import { describeControl } from './describe-control.ts';
import { Field, type FieldTexts } from './field.tsx';

type SelectInputProps = FieldTexts & ComponentProps<'select'>;

/** Options come in as children. */
export function SelectInput({ label, optionalMark, hint, checking, error, ...rest }: SelectInputProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const notes = { hint, checking, error };
  return (
    <Field id={id} label={label} optionalMark={optionalMark} isRequired={rest.required} {...notes}>
      <select {...rest} id={id} className="input" {...describeControl(id, notes)} />
    </Field>
  );
}
