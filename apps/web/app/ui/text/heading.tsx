import type { ReactNode } from 'react';

export type HeadingLevel = 2 | 3;

interface HeadingProps {
  /** The level follows the page's outline. The appearance stays that of a third-level heading. */
  level: HeadingLevel;
  id?: string;
  children: ReactNode;
}

export function Heading({ level, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={level === 3 ? undefined : 'h3'}>
      {children}
    </Tag>
  );
}
