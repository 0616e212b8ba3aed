import type { ComponentProps } from 'react';

/** An underlined link inside running text. */
export function TextLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} className="text-link" />;
}
