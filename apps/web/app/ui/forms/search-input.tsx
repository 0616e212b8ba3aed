import { type ComponentProps, useId } from 'react';
import { Icon } from '../actions/icon.tsx';

export function SearchInput({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <search className="field">
      <label htmlFor={id}>{label}</label>
      <div className="search">
        <Icon name="search" />
        <input {...rest} className="input" id={id} type="search" />
      </div>
    </search>
  );
}
