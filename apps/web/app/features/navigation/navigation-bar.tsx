import { Wordmark } from '../../illustrations/wordmark.tsx';
import { BookLabel } from './book-label.tsx';
import { LanguageSelector } from './language-selector.tsx';
import type { NavigationData } from './load-navigation.server.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { ProductsDropdown } from './products-dropdown.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

function BookLink({ label, short, href, isHere }: NavigationData['booking']) {
  if (isHere) return null;
  return (
    <a className="btn btn-line nav-book" href={href}>
      <BookLabel label={label} short={short} />
    </a>
  );
}

/** The sticky bar. It holds no state: the browser's own elements and `enhance` open and close its parts. */
export function NavigationBar({ data }: { data: NavigationData }) {
  const { expertise, ...others } = data.links;
  return (
    <header className="nav">
      <div className="wrap nav-in">
        <a className="brand" href={data.homeHref}>
          <span aria-hidden="true">
            <span className="brand-long">
              <Wordmark words={data.wordmark.long} />
            </span>
            <span className="brand-short">
              <Wordmark words={data.wordmark.short} />
            </span>
          </span>
          <span className="vh">{data.homeLabel}</span>
        </a>
        <nav aria-label={data.mainLabel} className="nav-main only-l">
          <ul className="nav-links">
            <li>
              <NavigationLink {...expertise} />
            </li>
            <ProductsDropdown {...data.products} />
            {Object.values(others).map((link) => (
              <li key={link.href}>
                <NavigationLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="nav-tools">
          <BookLink {...data.booking} />
          <LanguageSelector {...data.languages} />
          <ThemeToggle {...data.theme} />
          <MobileMenu data={data} />
        </div>
      </div>
    </header>
  );
}
