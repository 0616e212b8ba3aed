import { urls as blueprintUrls } from 'virtual:blueprint/scripts';
import { MarkAmpersand } from '../illustrations/mark-ampersand.tsx';
import { Wordmark } from '../illustrations/wordmark.tsx';
import { Icon } from '../ui/actions/icon.tsx';
import { TemperStrip } from '../ui/text/temper-strip.tsx';

interface FooterLink {
  label: string;
  href: string;
  rel?: string;
}

interface SiteFooterProps {
  language: string;
  homeHref: string;
  homeLabel: string;
  wordmark: { short: readonly string[] };
  footer: {
    areas: { title: string; links: FooterLink[] };
    cases: { title: string; href: string; links: FooterLink[] };
    products: { title: string; links: FooterLink[] };
    tagline: string;
    contactTitle: string;
    email: string;
    contactForm: FooterLink;
    /** Pages of the company elsewhere. */
    profiles: FooterLink[];
    blogTitle: string;
    blogLinks: FooterLink[];
    legalTitle: string;
    legalLinks: FooterLink[];
    identity: { label: string; facts: { label: string; value: string }[] };
    /** The label of the button that shows the page as its own drawing. */
    drawing: string;
    copyright: string;
  };
}

function FooterList({ className, links }: { className?: string; links: FooterLink[] }) {
  return (
    <ul className={className}>
      {links.map(({ label, href, rel }) => (
        <li key={href}>
          <a href={href} rel={rel}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <FooterList links={links} />
    </div>
  );
}

/** The strip and its nine readings, then the work, then the company. Phones get the link to all cases instead of each. */
export function SiteFooter({ data }: { data: SiteFooterProps }) {
  const { footer } = data;
  return (
    <footer className="foot">
      <TemperStrip />
      <h2 className="vh">{footer.areas.title}</h2>
      <FooterList className="foot-areas" links={footer.areas.links} />
      <div className="wrap">
        <div className="foot-in">
          <div>
            <a className="brand" href={data.homeHref}>
              <span aria-hidden="true">
                <Wordmark words={data.wordmark.short} />
              </span>
              <span className="vh">{data.homeLabel}</span>
            </a>
            <p className="small">{footer.tagline}</p>
          </div>
          <div className="foot-cases">
            <h2>
              <a href={footer.cases.href}>
                {footer.cases.title}
                <Icon name="arrow" />
              </a>
            </h2>
            <FooterList className="only-l" links={footer.cases.links} />
          </div>
          <FooterColumn {...footer.products} />
          <FooterColumn
            title={footer.contactTitle}
            links={[
              { label: footer.email, href: `mailto:${footer.email}` },
              footer.contactForm,
              ...footer.profiles,
            ]}
          />
          <FooterColumn title={footer.blogTitle} links={footer.blogLinks} />
          <FooterColumn title={footer.legalTitle} links={footer.legalLinks} />
        </div>
        {footer.identity.facts.length > 0 && (
          <dl className="foot-identity" aria-label={footer.identity.label}>
            {footer.identity.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="foot-end">
          <p data-copyright>{footer.copyright}</p>
          <button type="button" className="tool" data-blueprint={blueprintUrls[data.language]}>
            <MarkAmpersand />
            {footer.drawing}
          </button>
        </div>
      </div>
    </footer>
  );
}
