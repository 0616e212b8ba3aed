import type { ReactNode } from 'react';
import { CallButtons, type Calls } from './call-buttons.tsx';

interface AskProps extends Calls {
  heading: string;
  text: ReactNode;
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
        <CallButtons contact={contact} booking={booking} />
      </div>
    </section>
  );
}
