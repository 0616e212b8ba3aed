import { closest } from './closest.ts';

/** Switches between light and dark and remembers the choice. */
export function enhanceThemeToggle(): void {
  const root = document.documentElement;
  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-theme-toggle]')) return;
    const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const theme = (root.dataset.theme ?? systemTheme) === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem('tt_theme', theme);
    } catch {
      // A browser that refuses storage still shows the chosen theme on this page.
    }
  });
}
