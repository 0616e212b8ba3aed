import { useTexts } from '../frame/desk-context.ts';
import type { Acts, Place } from './use-acts.ts';

/**
 * The result of an act, shown where the person acted. The element always exists, because a live region without text
 * before would not announce its first one.
 */
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
