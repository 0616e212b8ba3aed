import { url as balance } from 'virtual:exhibit/balance';
import { url as avmar } from 'virtual:exhibit/avmar';
import { url as design } from 'virtual:exhibit/design';
import { url as gdesign } from 'virtual:exhibit/gdesign';
import { url as fiveg } from 'virtual:exhibit/fiveg';
import { url as gamedev } from 'virtual:exhibit/gamedev';
import { url as leads } from 'virtual:exhibit/leads';
import { url as marketing } from 'virtual:exhibit/marketing';
import { url as martech } from 'virtual:exhibit/martech';
import { url as nozzle } from 'virtual:exhibit/nozzle';
import { url as price } from 'virtual:exhibit/price';
import { url as rendering } from 'virtual:exhibit/rendering';
import { url as techart } from 'virtual:exhibit/techart';
import { url as tooth } from 'virtual:exhibit/tooth';
import { url as waterfall } from 'virtual:exhibit/waterfall';
import type { ReactNode } from 'react';
import type { Exhibit, ExhibitName } from './exhibit-strings.ts';

const scripts: Record<ExhibitName, string> = {
  ...{ nozzle, tooth, waterfall, leads, balance, price },
  ...{ marketing, martech, rendering, gamedev, techart, fiveg, avmar, design, gdesign },
};

/** Without an exhibit there is no box. */
type ExhibitBoxProps = (Exhibit | { of?: undefined; strings?: undefined }) & {
  /** One element of fixed size, on which the exhibit is laid. It stays visible if the exhibit can't run. */
  children: ReactNode;
};

/** Marks a picture that becomes an exhibit. The box takes no part in the layout. */
export function ExhibitBox({ of: name, strings, children }: ExhibitBoxProps) {
  if (!name) return children;
  return (
    <div
      className="exhibit"
      data-exhibit={name}
      data-exhibit-script={scripts[name]}
      data-exhibit-strings={JSON.stringify(strings)}
    >
      {children}
    </div>
  );
}
