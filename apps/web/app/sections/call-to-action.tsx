import { CallButtons, type Calls } from './call-buttons.tsx';

export interface CallToActionProps extends Calls {
  band: string;
  heading: string;
  text: string;
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
        <CallButtons contact={contact} booking={booking} variants={['ink', 'plate']} />
      </div>
    </section>
  );
}
