import { type MouseEvent, type ReactNode, useState } from 'react';
import { toWishedTimeQuery } from '../../../lib/wished-time.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import type { BookingForm } from '../form/use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';

interface WithoutGoogleProps {
  page: BookingPageData;
  form: BookingForm;
  /** With heading and button, when Google can't be used; otherwise a quiet link. */
  isProminent: boolean;
  /** Google is not the reason. */
  isInstead?: boolean;
}

/** Leads to the contact form with the wished time. Before a time is chosen, it asks for one. */
export function WithoutGoogle({ page, form, isProminent, isInstead }: WithoutGoogleProps) {
  const { withoutGoogle: texts } = page;
  const [isEarly, setEarly] = useState(false);
  const wish = findWish(form);
  const href = wish ? `${page.contactHref}#${toWishedTimeQuery(wish)}` : page.contactHref;

  function go(event: MouseEvent) {
    setEarly(!wish);
    if (!wish) event.preventDefault();
  }

  return (
    <>
      {isProminent ? (
        <ContactPanel texts={isInstead ? { ...texts, ...texts.instead } : texts} href={href} onClick={go}>
          <EarlyNote text={texts.needsDateTime} isShown={isEarly && !wish} />
        </ContactPanel>
      ) : (
        <div>
          <a className="quiet" href={href} onClick={go}>
            {texts.quietLink}
          </a>
          <EarlyNote text={texts.needsDateTime} isShown={isEarly && !wish} />
        </div>
      )}
    </>
  );
}

interface ContactPanelProps {
  texts: BookingPageData['withoutGoogle'];
  href: string;
  onClick?: (event: MouseEvent) => void;
  children?: ReactNode;
}

function ContactPanel({ texts, href, onClick, children }: ContactPanelProps) {
  return (
    <section className="panel without-google stack">
      <h3>{texts.heading}</h3>
      <p>{texts.text}</p>
      <ButtonRow>
        <ButtonLink variant="line" href={href} onClick={onClick}>
          {texts.button}
        </ButtonLink>
      </ButtonRow>
      {children}
    </section>
  );
}

function EarlyNote({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <p className="note" role="status">
      {isShown && text}
    </p>
  );
}

function findWish({ picker: { chosenSlot, visitor }, values }: BookingForm) {
  if (!chosenSlot || !visitor) return undefined;
  const { timeZone } = visitor;
  const { durationMinutes, message, name, phone, email } = values;
  return { startsAt: chosenSlot.startsAt, timeZone, durationMinutes, message, name, phone, email };
}
