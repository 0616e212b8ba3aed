import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { HeroNozzle } from '../../illustrations/hero-nozzle.tsx';
import { MarkAmpersand } from '../../illustrations/mark-ampersand.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { TemperStrip } from '../../ui/text/temper-strip.tsx';

/** Words of the lead, or an area that they name. */
export type LeadPart = string | { words: string; band: string; href: string };

interface HeroProps {
  words: readonly [string, string];
  ampersand: string;
  tagline: string;
  lead: readonly LeadPart[];
  contact: { label: string; href: string };
  booking: { label: string; href: string };
  exhibit: Exhibit;
}

function Lead({ parts }: { parts: readonly LeadPart[] }) {
  return (
    <p className="say">
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.href} href={part.href} data-band={part.band}>
            {part.words}
          </a>
        ),
      )}
    </p>
  );
}

export function Hero({ words, ampersand, tagline, lead, contact, booking, exhibit }: HeroProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap hero-in">
          <h1>
            <span>{words[0]} </span>
            <span>
              <MarkAmpersand />
              <span className="vh">{ampersand} </span>
              {words[1]}
            </span>
          </h1>
          <p className="tagline">{tagline}</p>
          <Lead parts={lead} />
          <div className="btn-row">
            <ButtonLink variant="go" href={contact.href}>
              {contact.label}
            </ButtonLink>
            <ButtonLink variant="line" href={booking.href}>
              {booking.label}
            </ButtonLink>
          </div>
        </div>
        <ExhibitBox {...exhibit}>
          <HeroNozzle />
        </ExhibitBox>
      </section>
      <TemperStrip />
    </>
  );
}
