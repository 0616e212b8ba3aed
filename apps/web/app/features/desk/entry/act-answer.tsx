import { useTexts } from '../frame/desk-context.ts';
import type { Acts, Place } from './use-acts.ts';

/** What an act has led to, said where it was done. The line is always there, or the first text would not be read out. */
export function ActAnswer({ acts, place }: { acts: Acts; place: Place }) {
  const t = useTexts();
  const notice = acts.notice?.place === place ? acts.notice : undefined;
  return (
    <p className={notice?.isBad ? 'dk-said-so dk-bad' : 'dk-said-so'} role="status">
      {acts.isBusy(place) ? t('desk.saving') : notice?.text}
      {notice?.canUndo && !acts.isBusy(place) && (
        <>
          {' '}
          <button type="button" className="dk-quiet" onClick={() => void acts.undo()}>
            {t('desk.undo')}
          </button>
        </>
      )}
    </p>
  );
}
