import { Doers, type DoersProps } from './doers.tsx';
import { Quote, type QuoteProps } from './quote.tsx';

export interface CaseVoicesProps {
  band: string;
  quote: QuoteProps | undefined;
  doers: DoersProps | undefined;
}

/** Who speaks for a case, after its story: the client, and the people who did the work. */
export function CaseVoices({ band, quote, doers }: CaseVoicesProps) {
  return (
    <div className="wrap story pr-voices" data-band={band}>
      {quote && <Quote {...quote} />}
      {doers && <Doers {...doers} />}
    </div>
  );
}
