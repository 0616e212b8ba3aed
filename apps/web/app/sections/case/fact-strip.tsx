import { GoLink } from '../../ui/actions/go-link.tsx';
import { Icon } from '../../ui/actions/icon.tsx';

/** The result of a case as one figure, or as two: before and after. The caption has the same in words. */
interface Result {
  from?: string;
  to: string;
  caption: string;
}

interface FactStripProps {
  band: string;
  label: string;
  items: { term: string; details: string | string[]; result?: Result }[];
  isPlanned: boolean;
  /** The early call to action: a question and a link, quieter than the block at the end. */
  question: string;
  booking: { label: string; href: string };
}

function Names({ names }: { names: string[] }) {
  return (
    <ul className="strip-names">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Figure({ from, to, caption }: Result) {
  return (
    <div className="strip-figure" role="img" aria-label={caption}>
      {from && (
        <>
          <span>{from}</span>
          <Icon name="arrow" />
        </>
      )}
      {to}
    </div>
  );
}

/** The case in brief, for a visitor who reads nothing else. */
export function FactStrip({ band, label, items, isPlanned, question, booking }: FactStripProps) {
  return (
    <section className="wrap" aria-label={label} data-band={band}>
      <dl className={isPlanned ? 'strip strip-soon' : 'strip'}>
        {items.map(({ term, details, result }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {result && <Figure {...result} />}
              {typeof details === 'string' ? details : <Names names={details} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="early-call">
        {question} <GoLink href={booking.href}>{booking.label}</GoLink>
      </p>
    </section>
  );
}
