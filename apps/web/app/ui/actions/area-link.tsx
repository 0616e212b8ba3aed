import { Bezel } from '../cards/bezel.tsx';
import { Icon } from './icon.tsx';

interface AreaLinkProps {
  href: string;
  band: string;
  emoji: string;
  label: string;
}

export function AreaLink({ href, band, emoji, label }: AreaLinkProps) {
  return (
    <a className="area" data-band={band} href={href}>
      <Bezel emoji={emoji} />
      {label}
      <Icon name="arrow" />
    </a>
  );
}
