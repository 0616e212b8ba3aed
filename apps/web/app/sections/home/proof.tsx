import { Illustration } from '../../illustrations/illustration.tsx';
import { GoLabel } from '../../ui/actions/go-label.tsx';
import { GoLink } from '../../ui/actions/go-link.tsx';
import { Icon } from '../../ui/actions/icon.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
import { SectionHead } from '../../ui/text/section-head.tsx';
import { Quote, type QuoteProps } from '../truth/quote.tsx';
import { CostBars, type CostBarsProps } from './cost-bars.tsx';

interface Reading {
  band: string;
  title: string;
  href: string;
  text: string;
  figureLabel: string;
  textAlternative: string;
}

interface MainReading extends Reading, CostBarsProps {
  figure: string;
  fee: { figure: string; label: string };
}

interface SideReading extends Reading {
  drawing: string;
  from: string;
  to: string;
}

export interface ProofProps {
  heading: string;
  lead?: string;
  readCase: string;
  main?: MainReading;
  sides: SideReading[];
  allCases: { label: string; href: string };
  quote?: QuoteProps;
}

/** The whole panel is clickable through the link in its title. */
function Title({ reading, readCase }: { reading: Reading; readCase: string }) {
  return (
    <div>
      <h3>
        <a href={reading.href}>{reading.title}</a>
      </h3>
      <p>{reading.text}</p>
      <GoLabel>{readCase}</GoLabel>
    </div>
  );
}

function Main({ reading, readCase }: { reading: MainReading; readCase: string }) {
  return (
    <article className="read read-main" data-band={reading.band}>
      <div className="read-facts" role="img" aria-label={reading.textAlternative}>
        <div className="figs">
          <div>
            <BigFigure value={reading.figure} />
            <p className="fig-cap">{reading.figureLabel}</p>
          </div>
          <div>
            <BigFigure value={reading.fee.figure} />
            <p className="fig-cap">{reading.fee.label}</p>
          </div>
        </div>
        <CostBars {...reading} />
      </div>
      <Title reading={reading} readCase={readCase} />
    </article>
  );
}

function Side({ reading, readCase }: { reading: SideReading; readCase: string }) {
  return (
    <article className="read read-side" data-band={reading.band}>
      <div className="read-txt">
        <div role="img" aria-label={reading.textAlternative}>
          <p className="fig fig-s">
            {reading.from}
            <Icon name="arrow" />
            {reading.to}
          </p>
          <p className="fig-cap">{reading.figureLabel}</p>
        </div>
        <Title reading={reading} readCase={readCase} />
      </div>
      <Plate band={reading.band}>
        <Illustration name={reading.drawing} />
      </Plate>
    </article>
  );
}

/** Three cases, each introduced by its result. */
export function Proof({ heading, lead, readCase, main, sides, allCases, quote }: ProofProps) {
  return (
    <section className="wrap section section-flush" id="proof">
      <SectionHead title={heading} lead={lead} />
      <div className="reads">
        {main && <Main reading={main} readCase={readCase} />}
        {sides.map((reading) => (
          <Side key={reading.href} reading={reading} readCase={readCase} />
        ))}
      </div>
      <GoLink href={allCases.href}>{allCases.label}</GoLink>
      {quote && <Quote {...quote} />}
    </section>
  );
}

/** A figure in display type; its percent sign is set smaller. */
function BigFigure({ value }: { value: string }) {
  const [, figure = value, percent] = /^(.*?)(\s?%)$/.exec(value) ?? [];
  return (
    <p className="fig">
      {figure}
      {percent && <small>{percent}</small>}
    </p>
  );
}
