import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { settableStates } from '@tt/contract/desk/desk-state';
import { useTexts } from '../frame/desk-context.ts';
import { ActAnswer } from './act-answer.tsx';
import type { Acts } from './use-acts.ts';

/** Sets the state, which is about the contact. */
export function StateBox({ entry, acts }: { entry: DeskEntry; acts: Acts }) {
  const t = useTexts();
  const names = t.tree('desk.state');
  return (
    <section className="dk-box" aria-label={t('desk.state.label')}>
      <fieldset className="dk-set">
        <legend>{t('desk.state.label')}</legend>
        {settableStates.map((state) => (
          <button
            key={state}
            type="button"
            className="dk-b"
            aria-pressed={state === entry.state}
            onClick={() => state !== entry.state && void acts.setState(state)}
          >
            {names[state]}
          </button>
        ))}
      </fieldset>
      <ActAnswer acts={acts} place="state" />
      {entry.kind === 'booking' && <p className="dk-small">{t('desk.state.note')}</p>}
    </section>
  );
}
