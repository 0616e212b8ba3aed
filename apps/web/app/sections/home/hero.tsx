import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { HeroNozzle } from '../../illustrations/hero-nozzle.tsx';
import { MarkAmpersand } from '../../illustrations/mark-ampersand.tsx';
import { TemperStrip } from '../../ui/text/temper-strip.tsx';
import { CallButtons, type Calls } from '../call-buttons.tsx';

/** Words of the lead, or an area that they name. */
export type LeadPart = string | { words: string; band: string; href: string };

interface HeroProps extends Calls {
  words: readonly string[];
  ampersand: string;
  tagline: string;
  lead: readonly LeadPart[];
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
          <CallButtons contact={contact} booking={booking} />
        </div>
        <ExhibitBox {...exhibit}>
          <HeroNozzle />
        </ExhibitBox>
      </section>
      <TemperStrip />
    </>
  );
}
