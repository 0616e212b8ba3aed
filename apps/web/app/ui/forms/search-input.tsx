import { type ComponentProps, useId } from 'react';
import { Icon } from '../actions/icon.tsx';

export function SearchInput({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className="search">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input {...rest} className="input" id={id} type="search" />
    </div>
  );
}
