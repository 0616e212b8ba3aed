import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { useTexts } from '../frame/desk-context.ts';
import { listTimelineLines } from './timeline-lines.ts';

export function TimelineBox({ entry }: { entry: DeskEntry }) {
  const t = useTexts();
  return (
    <section className="dk-box" aria-labelledby="timeline">
      <h2 id="timeline">{t('desk.timeline.title')}</h2>
      <ol className="dk-tl">
        {listTimelineLines(t, entry).map(({ title, detail, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state and never change places
          <li key={index} className={kind === 'done' ? undefined : kind}>
            <b>{title}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
