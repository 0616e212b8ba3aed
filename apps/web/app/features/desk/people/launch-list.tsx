import { type LaunchLine, toLaunchValues } from '@tt/contract/launch/launch-list';
import { useTexts } from '../frame/desk-context.ts';

/** What the owner still has to fill in or confirm before launch. Empty once nothing is open. */
export function LaunchList({ lines }: { lines: readonly LaunchLine[] }) {
  const t = useTexts();
  if (lines.length === 0) return null;
  return (
    <section className="dk-box" aria-labelledby="launch-title">
      <h2 id="launch-title">{t('launch.title')}</h2>
      <p className="dk-small">{t('launch.lead')}</p>
      <ul className="dk-launch">
        {lines.map((line) => (
          <li key={line.key}>{t(line.key, toLaunchValues(line, t.tag))}</li>
        ))}
      </ul>
    </section>
  );
}
