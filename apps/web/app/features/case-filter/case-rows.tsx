import { memo } from 'react';
import type { CaseRow } from './case-item.ts';

interface CaseRowsProps {
  rows: readonly CaseRow[];
  shownKeys: ReadonlySet<string>;
}

/** The end of a long list: links without cards. */
export function CaseRows({ rows, shownKeys }: CaseRowsProps) {
  return (
    <ul className="case-rows">
      {rows.map(({ key, title, path }) => (
        <Row key={key} title={title} path={path} isHidden={!shownKeys.has(key)} />
      ))}
    </ul>
  );
}

interface RowProps {
  title: string;
  path: string;
  isHidden: boolean;
}

const Row = memo(function Row({ title, path, isHidden }: RowProps) {
  return (
    <li hidden={isHidden}>
      <a href={path}>{title}</a>
    </li>
  );
});
