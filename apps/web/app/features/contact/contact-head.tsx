import type { ComponentProps, ReactNode } from 'react';
import { ContactPeople } from '../../sections/truth/contact-people.tsx';
import { GoLink } from '../../ui/actions/go-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Facts } from '../../ui/text/facts.tsx';

interface ContactHeadProps {
  heading: string;
  intro: string;
  email: { term: string; address: string };
  booking: { term: string; label: string; href: string };
  team: ComponentProps<typeof ContactPeople> | undefined;
  /** The form and the next steps. */
  children: ReactNode;
}

export function ContactHead({ heading, intro, email, booking, team, children }: ContactHeadProps) {
  const address = <TextLink href={`mailto:${email.address}`}>{email.address}</TextLink>;
  return (
    <section className="wrap page-head talk">
      <div className="talk-head">
        <h1>{heading}</h1>
        <p className="lead">{intro}</p>
        <p className="talk-or">
          <span>{booking.term}</span>
          <GoLink href={booking.href}>{booking.label}</GoLink>
        </p>
      </div>
      {children}
      <div className="talk-mail">
        {team && <ContactPeople {...team} />}
        <Facts items={[{ term: email.term, details: address }]} />
      </div>
    </section>
  );
}
