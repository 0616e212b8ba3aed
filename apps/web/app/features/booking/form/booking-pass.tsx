import type { BookingMethod } from '@tt/contract/booking/booking-response';
import { type ReactNode, useId } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { BookingSummary } from './booking-summary.ts';
import type { Part } from './progress.ts';

interface BookingPassProps {
  page: BookingPageData;
  summary: BookingSummary;
  method: BookingMethod | null;
  email: string;
  due: Part | undefined;
}

/** What has been chosen so far, beside the form on wide screens: dashed until it is chosen, then a plate. */
export function BookingPass({ page, summary, method, email, due }: BookingPassProps) {
  const { pass, offer, emailWay, steps, tag } = page;
  const id = useId();
  const { endsAt, officeStart, zone, duration, time } = summary;
  return (
    <aside className="bk-aside" aria-labelledby={id}>
      <section className={time ? 'pass' : 'pass pass-blank'}>
        <div className="pass-top" data-band="avmar">
          <h2 className="pass-k" id={id}>
            {pass.heading}
          </h2>
          <PassWhen summary={summary} />
        </div>
        <dl className="pass-rows">
          {endsAt && (
            <Row term={pass.ends} small={officeStart}>
              {endsAt}
            </Row>
          )}
          {zone && <Row term={pass.timeZoneLabel}>{zone}</Row>}
          <Row term={offer.durationLabel}>{duration}</Row>
          <Row term={offer.priceLabel}>
            <Price page={page} price={summary.price} />
          </Row>
          {method === 'email' && (
            <Row term={pass.via} small={email}>
              {emailWay.label}
            </Row>
          )}
          {method === 'google' && <Row term={pass.via}>{pass.googleCalendar}</Row>}
        </dl>
        {due && due !== 'time' && (
          // Leads to the heading, so that the focus follows the link.
          <ButtonLink variant="line" icon="down" href={`#${due}-h`}>
            {formatMessage(pass.next, tag, { part: steps[due].toLocaleLowerCase(tag) })}
          </ButtonLink>
        )}
      </section>
    </aside>
  );
}

function PassWhen({ summary: { date, time, when } }: { summary: BookingSummary }) {
  return (
    <p className="pass-when">
      {date ? <span>{date}</span> : <span className="gap" />}
      {time ? (
        <span>
          {time.digits}
          {time.dayPeriod && <span className="ap">{time.dayPeriod}</span>}
        </span>
      ) : (
        <>
          <span className="gap gap-s" />
          <span className="vh">{when}</span>
        </>
      )}
    </p>
  );
}

function Row({ term, small, children }: { term: string; small?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {small && <small>{small}</small>}
      </dd>
    </div>
  );
}

function Price({ page: { offer }, price }: { page: BookingPageData; price: BookingSummary['price'] }) {
  if (!price.regular) return price.now;
  return (
    <>
      <s className="was">
        <span className="vh">{offer.regularPriceLabel} </span>
        {price.regular}
      </s>{' '}
      <span className="free">{price.now}</span>
    </>
  );
}
