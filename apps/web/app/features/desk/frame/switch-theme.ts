/** Switches between light and dark and remembers the choice for the whole site, as the switch of the public pages does. */
export function switchTheme(): void {
  const root = document.documentElement;
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = (root.dataset.theme ?? systemTheme) === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem('tt_theme', theme);
  } catch {
    // A browser that refuses storage still shows the chosen theme on this page.
  }
}
