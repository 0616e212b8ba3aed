import type { ComponentProps, ReactNode } from 'react';
import { Photo } from '../../../ui/cards/photo.tsx';

export interface HostData {
  label: string;
  heading: string;
  name: string;
  role: string;
  languages: string | undefined;
  photo: Omit<ComponentProps<typeof Photo>, 'sizes'> | undefined;
}

/** Whom the visitor will talk to. */
function Host({ host, className }: { host: HostData; className: string }) {
  const { photo, label, heading, name, role, languages } = host;
  return (
    <section className={className} aria-label={label}>
      {photo && <Photo {...photo} className="pr-face" sizes="64px" isEager />}
      <p>
        <small>{heading}</small>
        <b>{name}</b>
        <small>{role}</small>
        {languages && <small>{languages}</small>}
      </p>
    </section>
  );
}

/** The host stands below the pass, or below the introduction where the page has no room for a pass. */
export function BelowPass({ host, children }: { host: HostData; children: ReactNode }) {
  return (
    <div className="pr-side">
      {children}
      <Host host={host} className="pr-host" />
    </div>
  );
}

export function BelowHead({ host, children }: { host: HostData; children: ReactNode }) {
  return (
    <div>
      {children}
      <Host host={host} className="pr-host pr-host-s" />
    </div>
  );
}
