import { Glyph } from '../illustrations/glyph.tsx';
import { GlyphLink } from '../ui/actions/glyph-link.tsx';
import { SectionHead } from '../ui/text/section-head.tsx';

interface AreaLinksProps {
  heading: string;
  lead: string;
  areas: { band: string; glyph: string; label: string; href: string }[];
}

/** Links to the service areas that a page draws on. */
export function AreaLinks({ heading, lead, areas }: AreaLinksProps) {
  return (
    <section className="wrap section">
      <SectionHead title={heading} lead={lead} />
      <div className="areas">
        {areas.map((area) => (
          <GlyphLink key={area.href} {...area} glyph={<Glyph name={area.glyph} />} />
        ))}
      </div>
    </section>
  );
}
