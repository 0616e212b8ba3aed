import { useTexts } from '../frame/desk-context.ts';
import { useTitle } from '../frame/use-title.ts';

export function InboxScreen() {
  const t = useTexts();
  useTitle(t('desk.list.title'));
  return <h1>{t('desk.list.title')}</h1>;
}
