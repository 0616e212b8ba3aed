import { Bezel } from '../cards/bezel.tsx';
import { Icon } from './icon.tsx';

interface BezelLinkProps {
  href: string;
  band: string;
  emoji: string;
  label: string;
}

/** A link with an emoji in a dial. */
export function BezelLink({ href, band, emoji, label }: BezelLinkProps) {
  return (
    <a className="area" data-band={band} href={href}>
      <Bezel emoji={emoji} />
      {label}
      <Icon name="arrow" />
    </a>
  );
}
