import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';

/** The form held it back, and a person decides. */
export function FlagAlert() {
  const t = useTexts();
  return (
    <div className="dk-alert dk-alert-info">
      <DeskIcon name="flag" />
      <p>
        <b>{t('desk.flag.title')}</b> {t('desk.flag.effect')}
      </p>
    </div>
  );
}
