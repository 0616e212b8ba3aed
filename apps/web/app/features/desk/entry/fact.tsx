import type { ReactNode } from 'react';
import { useTexts } from '../frame/desk-context.ts';

/** One line of facts. A missing value is named as missing. */
export function Fact({
  name,
  note,
  children,
}: {
  name: string;
  note?: string | undefined;
  children?: ReactNode;
}) {
  const t = useTexts();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children || t('desk.entry.notGiven')}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
