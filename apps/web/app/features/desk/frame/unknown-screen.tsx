import { useTexts } from './desk-context.ts';
import { inboxPath } from './to-screen.ts';
import { useTitle } from './use-title.ts';

/** An address of the desk that shows nothing. */
export function UnknownScreen() {
  const t = useTexts();
  useTitle(t('desk.name'));
  return (
    <div className="dk-head">
      <div>
        <h1>{t('desk.name')}</h1>
        <p>{t('desk.errors.notFound')}</p>
        <a className="dk-quiet" href={inboxPath}>
          {t('desk.entry.back')}
        </a>
      </div>
    </div>
  );
}
