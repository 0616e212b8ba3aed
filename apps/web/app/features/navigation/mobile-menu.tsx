import { Icon } from '../../ui/actions/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import type { NavigationData } from './load-navigation.server.ts';
import { NavigationLink } from './navigation-link.tsx';

export function MobileMenu({ data }: { data: NavigationData }) {
  const { links, products, languages } = data;
  return (
    <details className="menu" data-disclosure>
      <summary className="tool tool-sq menu-btn">
        <Icon name="menu" />
        <span className="vh">{data.menu.label}</span>
      </summary>
      <div className="menu-panel">
        <nav aria-label={data.mainLabel}>
          <NavigationLink {...links.expertise} className="" />
          <details className="menu-products" open={products.isCurrent}>
            <summary>
              {products.label}
              <Icon name="chevron" />
            </summary>
            {products.cards.map(({ key, href, emoji, name, isCurrent }) => (
              <a key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
                <span aria-hidden="true">{emoji}</span>
                {name}
              </a>
            ))}
          </details>
          {links.others.map((link) => (
            <NavigationLink key={link.href} {...link} className="" />
          ))}
        </nav>
        <nav className="langs" aria-label={languages.label}>
          {languages.options.map((option) => (
            <LanguageLink key={option.code} {...option}>
              <span aria-hidden="true">{option.code.toUpperCase()}</span>
              <span className="vh">{option.name}</span>
            </LanguageLink>
          ))}
        </nav>
      </div>
    </details>
  );
}
