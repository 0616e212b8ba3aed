import { useTexts } from '../frame/desk-context.ts';
import { type HeldList, showArrived } from './held-list.ts';

/** New rows wait behind one quiet line, so that none moves under the pointer. */
export function ArrivedLine({ arrived }: Pick<HeldList, 'arrived'>) {
  const t = useTexts();
  return (
    <p className="dk-arrived" role="status">
      {arrived && (
        <>
          {t('desk.list.arrived', { count: arrived.count })}{' '}
          <button type="button" className="dk-quiet" onClick={showArrived}>
            {t('desk.list.arrivedShow')}
          </button>
        </>
      )}
    </p>
  );
}
