import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';

/** Says that the form held the inquiry back and that a person has to decide. */
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
