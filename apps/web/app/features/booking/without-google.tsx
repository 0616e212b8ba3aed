import { type MouseEvent, useState } from 'react';
import { toWishedTimeQuery } from '../../lib/wished-time.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { BookingPageData } from './load-booking-page.server.ts';
import type { BookingForm } from './use-booking-form.ts';

interface WithoutGoogleProps {
  page: BookingPageData;
  form: BookingForm;
  /** Plainly, with heading and button, where Google is no way. */
  isPlain: boolean;
}

/** Leads to the contact form with the wished time; there is none before one is chosen. */
export function WithoutGoogle({ page, form, isPlain }: WithoutGoogleProps) {
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
      {isPlain ? (
        <section className="panel stack">
          <h2>{texts.heading}</h2>
          <p>{texts.text}</p>
          <ButtonRow>
            <ButtonLink variant="line" href={href} onClick={go}>
              {texts.button}
            </ButtonLink>
          </ButtonRow>
          <EarlyNote text={texts.needsDateTime} isShown={isEarly && !wish} />
        </section>
      ) : (
        <div>
          <TextLink href={href} onClick={go}>
            {texts.quietLink}
          </TextLink>
          <EarlyNote text={texts.needsDateTime} isShown={isEarly && !wish} />
        </div>
      )}
    </>
  );
}

function EarlyNote({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <p className="note" role="status">
      {isShown && text}
    </p>
  );
}

function findWish({ chosenSlot, timeZone, values }: BookingForm) {
  if (!chosenSlot || !timeZone) return undefined;
  const { durationMinutes, message } = values;
  return { startsAt: chosenSlot.startsAt, timeZone, durationMinutes, message };
}
