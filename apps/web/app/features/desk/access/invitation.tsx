import type { LanguageCode } from '@tt/contract/language/language';
import { useTexts } from '../frame/desk-context.ts';
import { useTitle } from '../frame/use-title.ts';
import { Door } from './door.tsx';

export function Invitation({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const t = useTexts();
  useTitle(t('desk.invite.title'));
  return (
    <Door onLanguage={onLanguage}>
      <h1>{t('desk.invite.title')}</h1>
    </Door>
  );
}
