import { Illustration } from '../illustrations/illustration.tsx';
import { GoLink } from '../ui/actions/go-link.tsx';
import { Icon } from '../ui/actions/icon.tsx';
import { Plate } from '../ui/cards/plate.tsx';

interface NextEntryProps {
  label: string;
  title: string;
  text?: string;
  href: string;
  band: string;
  drawing: string;
  /** The way back to the list. */
  all?: { label: string; href: string };
}

/** Leads from the end of a case or an article to the next one. */
export function NextEntry({ label, title, text, href, band, drawing, all }: NextEntryProps) {
  return (
    <div className="wrap section section-flush">
      <a className="next" href={href} data-band={band}>
        <Plate band={band}>
          <Illustration name={drawing} />
        </Plate>
        <div className="next-text">
          <span>{label}</span>
          <div>
            <h2>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <Icon name="arrow" />
        </div>
      </a>
      {all && (
        <p className="after">
          <GoLink href={all.href}>{all.label}</GoLink>
        </p>
      )}
    </div>
  );
}
