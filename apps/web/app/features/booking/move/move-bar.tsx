import type { ManagePageData } from '../manage/load-manage-page.server.ts';
import type { MoveChoice } from './move-choice.ts';

interface MoveBarProps {
  page: ManagePageData;
  choice: MoveChoice;
}

/** The pass of small screens: the new time and the old one at the bottom edge. */
export function MoveBar({ page: { move: texts }, choice: { from, to } }: MoveBarProps) {
  return (
    <section className="bk-bar" aria-label={texts.bar}>
      <p>
        <b>{to ? `${to.date}, ${to.time}` : texts.choose}</b>
        <span>
          {texts.from}: {to ? <s>{from}</s> : from}
        </span>
      </p>
    </section>
  );
}
