import type { BookingPageData } from '../load-booking-page.server.ts';
import { Mark } from './mark.tsx';
import { type Part, type PartState, parts } from './progress.ts';

interface StepsProps {
  texts: BookingPageData['steps'];
  progress: Record<Part, PartState>;
}

/** The order of the page at a glance, as links to its parts. */
export function Steps({ texts, progress }: StepsProps) {
  return (
    <nav aria-label={texts.label}>
      <ol className="steps">
        {parts.map((part, index) => (
          <li key={part} className={progress[part] === 'done' ? 'on' : undefined}>
            <a href={`#${part}`} aria-current={progress[part] === 'now' ? 'step' : undefined}>
              <Mark state={progress[part]} number={index + 1} />
              <span>{texts[part]}</span>
              {progress[part] === 'done' && <span className="vh">, {texts.done}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
