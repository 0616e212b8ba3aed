import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { type Fact, Facts } from '../text/facts.tsx';

export interface SlipProps {
  band: string;
  /** The booking is taken back: the slip is an outline and its date struck out. */
  isVoid?: boolean;
  status: string;
  /** Tells screen readers what the strike-through shows. */
  struckWord?: string;
  weekday: string;
  day: string;
  digits: string;
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
export function Slip({ band, isVoid, status, drawing, facts, children, ...when }: SlipProps) {
  return (
    <div className={isVoid ? 'slip slip-void' : 'slip'}>
      <div className="slip-main" data-band={band}>
        <p className="slip-ok">
          <Icon name={isVoid ? 'close' : 'tick'} />
          {status}
        </p>
        <div className={when.day.length > longLine ? 'slip-row slip-row-long' : 'slip-row'}>
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
