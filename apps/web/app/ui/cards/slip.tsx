import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { type Fact, Facts } from '../text/facts.tsx';

export interface SlipProps {
  band: string;
  /** An outline: `open` is not booked yet, `void` is canceled, with its date struck out. */
  look?: 'open' | 'void';
  status: string;
  /** Tells screen readers what the strike-through shows. */
  struckWord?: string;
  /** Left out as long as the time is not known. Its space is dashed. */
  weekday?: string;
  day?: string;
  digits?: string;
  /** AM or PM, in smaller type. */
  dayPeriod?: string;
  /** A drawing beside the date; left out where a long month needs the room. */
  drawing: ReactNode;
  facts: readonly Fact[];
  /** Shown after the perforation: saving, joining, changing. */
  children: ReactNode;
}

const longLine = 11;

/** A booking in the form of a boarding slip. */
export function Slip({ band, look, status, drawing, facts, children, ...when }: SlipProps) {
  return (
    <div className={look ? `slip slip-${look}` : 'slip'}>
      <div className="slip-main" data-band={band}>
        <p className="slip-ok">
          {look !== 'open' && <Icon name={look ? 'close' : 'tick'} />}
          {status}
        </p>
        <div className={(when.day?.length ?? 0) > longLine ? 'slip-row slip-row-long' : 'slip-row'}>
          <When {...when} />
          {drawing}
        </div>
        <Facts items={facts} isRow />
      </div>
      <div className="slip-side">{children}</div>
    </div>
  );
}

type WhenProps = Pick<SlipProps, 'struckWord' | 'weekday' | 'day' | 'digits' | 'dayPeriod'>;

function When({ struckWord, weekday, day, digits, dayPeriod }: WhenProps) {
  if (!day) {
    return (
      <p className="slip-when" aria-hidden="true">
        <span className="slip-weekday">{'\u00a0'}</span>
        <span className="gap" />
        <span className="gap gap-s" />
      </p>
    );
  }
  return (
    <p className="slip-when">
      {struckWord && <span className="vh">{struckWord} </span>}
      <span className="slip-weekday">{weekday}</span> <span>{day}</span>{' '}
      <span>
        {digits}
        {dayPeriod && <span className="ap">{dayPeriod}</span>}
      </span>
    </p>
  );
}
