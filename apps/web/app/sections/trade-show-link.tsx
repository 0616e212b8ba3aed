import { Icon } from '../ui/actions/icon.tsx';

interface TradeShowLinkProps {
  heading: string;
  linkText: string;
  newTabLabel: string;
  href: string;
}

/** The one link that leaves the site. */
export function TradeShowLink({ heading, linkText, newTabLabel, href }: TradeShowLinkProps) {
  return (
    <section className="wrap section section-flush">
      <h2 className="sub">{heading}</h2>
      <a className="text-link" href={href} target="_blank" rel="noopener">
        {linkText} <span className="vh">({newTabLabel})</span>
        <Icon name="arrow-up-right" />
      </a>
    </section>
  );
}
