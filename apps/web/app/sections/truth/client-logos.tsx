import { Logo, type LogoProps } from './logo.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface ClientLogosProps {
  label: string;
  clients: { href: string; label: string; logo: LogoProps }[];
}

/** Clients who may be named, each with the way to its case. */
export function ClientLogos({ label, clients }: ClientLogosProps) {
  return (
    <section className="wrap pr-logos" aria-labelledby="client-logos">
      <TruthStyles />
      <p id="client-logos">{label}</p>
      <ul>
        {clients.map((client) => (
          <li key={client.href}>
            <a href={client.href}>
              <Logo {...client.logo} />
              <span className="vh">{client.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
