import { Wordmark } from '../illustrations/wordmark.tsx';
import { TemperStrip } from '../ui/text/temper-strip.tsx';

interface FooterLink {
  label: string;
  href: string;
  rel?: string;
}

interface SiteFooterProps {
  homeHref: string;
  homeLabel: string;
  wordmark: { short: readonly string[] };
  footer: {
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
    copyright: string;
  };
}

function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href, rel }) => (
          <li key={href}>
            <a href={href} rel={rel}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The strip and its nine readings, then the work, then the company. Phones get the link to all cases instead of each. */
export function SiteFooter({ data }: { data: SiteFooterProps }) {
  const { footer } = data;
  return (
    <footer className="foot">
      <TemperStrip />
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
        <p className="copyright" data-copyright>
          {footer.copyright}
        </p>
      </div>
    </footer>
  );
}
