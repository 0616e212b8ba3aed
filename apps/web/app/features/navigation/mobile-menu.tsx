import { Illustration } from '../../illustrations/illustration.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Icon } from '../../ui/actions/icon.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
import { BookLabel } from './book-label.tsx';
import { LanguageLink } from './language-link.tsx';
import type { NavigationData } from './load-navigation.server.ts';
import { NavigationLink } from './navigation-link.tsx';

/** Languages at the top, destinations in the middle, the two actions at the bottom, within reach of the thumb. */
export function MobileMenu({ data }: { data: NavigationData }) {
  const { links, languages } = data;
  return (
    <details className="menu" data-disclosure>
      <summary className="tool tool-sq menu-btn">
        <Icon name="menu" />
        <span className="vh">{data.menuLabel}</span>
      </summary>
      <div className="menu-panel">
        <nav className="langs" aria-label={languages.label}>
          {languages.options.map((option) => (
            <LanguageLink key={option.code} {...option}>
              {option.code.toUpperCase()}
              <span className="vh"> {option.name}</span>
            </LanguageLink>
          ))}
        </nav>
        <nav className="menu-main" aria-label={data.mainLabel}>
          <div className="menu-ways">
            <NavigationLink {...links.expertise} className="" />
            <MenuProducts {...data.products} />
            <NavigationLink {...links.cases} className="" />
            <NavigationLink {...links.blog} className="" />
            <NavigationLink {...links.privacyPolicy} className="minor" />
          </div>
          <div className="menu-act">
            <ButtonLink
              variant={links.contact.current ? 'line' : 'go'}
              href={links.contact.href}
              aria-current={links.contact.current}
            >
              {links.contact.label}
            </ButtonLink>
            <ButtonLink variant="line" href={data.booking.href}>
              <BookLabel {...data.booking} />
            </ButtonLink>
          </div>
        </nav>
      </div>
    </details>
  );
}

function MenuProducts({ label, isCurrent, cards }: NavigationData['products']) {
  return (
    <details className="menu-products" open={isCurrent}>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      {cards.map((card) => (
        <a key={card.key} href={card.href} aria-current={card.isCurrent ? 'page' : undefined}>
          <Plate band={card.band}>
            <Illustration name={`product-${card.key}`} />
          </Plate>
          {card.name}
        </a>
      ))}
    </details>
  );
}
