import type { ReactNode } from 'react';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface ContactHeadProps {
  heading: string;
  intro: string;
  email: { term: string; address: string };
  booking: { term: string; label: string; href: string };
  /** The form. */
  children: ReactNode;
}

export function ContactHead({ heading, intro, email, booking, children }: ContactHeadProps) {
  return (
    <section className="wrap page-head">
      <div className="split split-form">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{intro}</p>
          <Facts
            items={[
              {
                term: email.term,
                details: <TextLink href={`mailto:${email.address}`}>{email.address}</TextLink>,
              },
              { term: booking.term, details: <TextLink href={booking.href}>{booking.label}</TextLink> },
            ]}
          />
        </div>
        <Panel>{children}</Panel>
      </div>
    </section>
  );
}
