import { GoLink } from '../../ui/actions/go-link.tsx';
import { Logo, type LogoProps } from './logo.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface ClientLineProps {
  label: string;
  name: string;
  logo: LogoProps | undefined;
  link: { href: string; label: string; name: string } | undefined;
}

/** Who the work was done for, below the opening of a case. */
export function ClientLine({ label, name, logo, link }: ClientLineProps) {
  return (
    <p className="pr-client">
      <TruthStyles />
      {logo && <Logo {...logo} isEager />}
      <span className="vh">{label}: </span>
      <b>{name}</b>
      {link && (
        <GoLink href={link.href} rel="noopener">
          <span className="vh">{link.name}: </span>
          {link.label}
        </GoLink>
      )}
    </p>
  );
}
