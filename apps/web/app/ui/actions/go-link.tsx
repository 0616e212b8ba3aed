import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export function GoLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className="go">
      {children}
      <Icon name="arrow" />
    </a>
  );
}
