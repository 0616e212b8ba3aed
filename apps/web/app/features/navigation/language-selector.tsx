import { Icon } from '../../ui/actions/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import type { NavigationData } from './load-navigation.server.ts';

/** A disclosure of plain links, so that it works without script; `enhance` adds query and fragment. */
export function LanguageSelector({ label, options }: NavigationData['languages']) {
  const current = options.find(({ isCurrent }) => isCurrent);
  return (
    <details className="lang" data-disclosure>
      <summary className="tool" data-tooltip={label}>
        <span className="vh">{label}: </span>
        {current?.code.toUpperCase()}
        <Icon name="chevron" />
      </summary>
      <ul className="lang-list">
        {options.map((option) => (
          <li key={option.code}>
            <LanguageLink {...option}>{option.name}</LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
