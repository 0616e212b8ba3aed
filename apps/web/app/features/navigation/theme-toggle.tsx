import { Icon } from '../../ui/actions/icon.tsx';
import type { NavigationData } from './load-navigation.server.ts';

/** Renders two labels. The style sheet shows the one for the current theme. */
export function ThemeToggle({ toDark, toLight }: NavigationData['theme']) {
  return (
    <button type="button" className="tool tool-sq theme-toggle" data-theme-toggle data-tooltip="">
      <span className="i-moon">
        <Icon name="moon" />
        <span className="vh">{toDark}</span>
      </span>
      <span className="i-sun">
        <Icon name="sun" />
        <span className="vh">{toLight}</span>
      </span>
    </button>
  );
}
