import { GoLink } from '../ui/actions/go-link.tsx';

export interface SpecSheet {
  heading: string;
  items: { lead: string; text: string }[];
  /** A last row that leads on, in the sheet that would otherwise end earlier. */
  next?: { lead: string; label: string; href: string };
}

/** Headed lists side by side, as sheets whose rows share a line. */
export function SpecSheets({ band, sheets }: { band: string; sheets: SpecSheet[] }) {
  return (
    <div className="wrap sheets" data-band={band}>
      {sheets.map(({ heading, items, next }) => (
        <section key={heading} className="sheet">
          <h2>{heading}</h2>
          <ul>
            {items.map(({ lead, text }) => (
              <li key={lead}>
                <b>{lead}</b> <span>{text}</span>
              </li>
            ))}
            {next && (
              <li>
                <b>{next.lead}</b> <GoLink href={next.href}>{next.label}</GoLink>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
