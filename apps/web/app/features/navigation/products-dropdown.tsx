import { Illustration } from '../../illustrations/illustration.tsx';
import { Icon } from '../../ui/actions/icon.tsx';
import { Bezel } from '../../ui/cards/bezel.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
import type { NavigationData } from './load-navigation.server.ts';

export function ProductsDropdown({ label, isCurrent, cards }: NavigationData['products']) {
  return (
    <li data-dropdown>
      <button
        type="button"
        className="nav-link"
        aria-expanded="false"
        aria-controls="products-panel"
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div className="drop" id="products-panel">
        {cards.map(({ key, band, emoji, href, name, description, isCurrent: isCurrentCard }) => (
          <a key={key} href={href} aria-current={isCurrentCard ? 'page' : undefined}>
            <Plate band={band}>
              <Illustration name={`product-${key}`} />
              <Bezel emoji={emoji} />
            </Plate>
            <b>{name}</b>
            <span>{description}</span>
          </a>
        ))}
      </div>
    </li>
  );
}
