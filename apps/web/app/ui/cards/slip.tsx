import { Fragment, type ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { type Fact, Facts } from '../text/facts.tsx';

interface SlipProps {
  band: string;
  status: string;
  /** Lines in large type: the day, then the time. */
  headline: readonly string[];
  facts: readonly Fact[];
  /** Shown after the perforation: joining and copying. */
  children: ReactNode;
}

/** A confirmation in the form of a boarding slip. */
export function Slip({ band, status, headline, facts, children }: SlipProps) {
  return (
    <div className="slip">
      <div className="slip-main" data-band={band}>
        <p className="slip-ok" role="status">
          <Icon name="tick" />
          {status}
        </p>
        <p className="slip-when">
          {headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
        <Facts items={facts} isRow />
      </div>
      <div className="slip-side form">{children}</div>
    </div>
  );
}
