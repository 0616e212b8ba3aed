import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/actions/button-link.tsx';

interface AskProps {
  heading: string;
  text: ReactNode;
  contact: { label: string; href: string };
  booking: { label: string; href: string };
}

/** The question that ends a case or a document. It is no plate: the only plate below the text is what to read next. */
export function Ask({ heading, text, contact, booking }: AskProps) {
  return (
    <section className="wrap section">
      <div className="ask">
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div className="btn-row">
          <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
          <ButtonLink variant="line" href={booking.href}>
            {booking.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
