import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface GlyphLinkProps {
  href: string;
  band: string;
  glyph: ReactNode;
  label: string;
}

/** A link on a band of its own, with the glyph of what it leads to. */
export function GlyphLink({ href, band, glyph, label }: GlyphLinkProps) {
  return (
    <a className="area" data-band={band} href={href}>
      {glyph}
      {label}
      <Icon name="arrow" />
    </a>
  );
}
