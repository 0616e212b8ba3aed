import { HeroNozzle } from '../illustrations/hero-nozzle.tsx';
import { MarkAmpersand } from '../illustrations/mark-ampersand.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { TemperStrip } from '../ui/text/temper-strip.tsx';

interface HeroProps {
  words: readonly [string, string];
  ampersand: string;
  tagline: string;
  lead: string;
  contact: { label: string; href: string };
  booking: { label: string; href: string };
}

export function Hero({ words, ampersand, tagline, lead, contact, booking }: HeroProps) {
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
          <p className="lead">{lead}</p>
          <div className="btn-row">
            <ButtonLink variant="go" href={contact.href}>
              {contact.label}
            </ButtonLink>
            <ButtonLink variant="line" href={booking.href}>
              {booking.label}
            </ButtonLink>
          </div>
        </div>
        <HeroNozzle />
      </section>
      <TemperStrip />
    </>
  );
}
