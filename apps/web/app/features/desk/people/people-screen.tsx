import { useTexts } from '../frame/desk-context.ts';
import { useTitle } from '../frame/use-title.ts';

export function PeopleScreen() {
  const t = useTexts();
  useTitle(t('desk.people.title'));
  return <h1>{t('desk.people.title')}</h1>;
}
