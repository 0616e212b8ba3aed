import { ButtonLink } from '../ui/actions/button-link.tsx';

export interface CallToActionProps {
  band: string;
  heading: string;
  text: string;
  contact: { label: string; href: string };
  booking: { label: string; href: string };
}

/** The highlighted block that ends a page. */
export function CallToAction({ band, heading, text, contact, booking }: CallToActionProps) {
  return (
    <section className="wrap section section-flush">
      <div className="cta" data-band={band}>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div className="btn-row">
          <ButtonLink variant="ink" href={contact.href}>
            {contact.label}
          </ButtonLink>
          <ButtonLink variant="plate" href={booking.href}>
            {booking.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
