import { useEffect } from 'react';
import { useTexts } from './desk-context.ts';
import { useStore } from './store.ts';
import { waiting } from './waiting.ts';

/** Names the screen in the title of the tab, with the number of entries that wait. */
export function useTitle(page: string): void {
  const t = useTexts();
  const count = useStore(waiting);
  useEffect(() => {
    document.title = count ? t('desk.title.waiting', { count, page }) : t('desk.title.plain', { page });
  }, [t, page, count]);
}
