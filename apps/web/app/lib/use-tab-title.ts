import { useEffect } from 'react';

/** Names in the title of the tab, ahead of the site's name, what the page shows as long as it shows it. */
export function useTabTitle(shown: string): void {
  useEffect(() => {
    const { title } = document;
    document.title = title.replace(/^[^|]*(?= )/, () => shown);
    return () => {
      document.title = title;
    };
  }, [shown]);
}
