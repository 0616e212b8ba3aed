interface CostPerLeadPlotProps {
  texts: {
    title: string;
    socialAds: string;
    costPerLead: string;
    deltaCaption: string;
    feeTitle: string;
    feeCaption: string;
    textAlternative: string;
  };
  beforeUsd: number;
  afterUsd: number;
  before: string;
  after: string;
  ticks: { amount: number; label: string }[];
  delta: string;
  fee: string;
}

const axisY = 300;
const pixelsPerUsd = 29;
const toY = (usd: number) => axisY - usd * pixelsPerUsd;

function Bars(props: CostPerLeadPlotProps) {
  const { texts, before, after, ticks } = props;
  const beforeY = toY(props.beforeUsd);
  const afterY = toY(props.afterUsd);
  return (
    <svg className="plot" viewBox="0 0 450 336" role="img" aria-label={texts.textAlternative}>
      <defs>
        <linearGradient id="plot-fill" x1="0" y1="1" x2="1" y2="0">
          <stop stopColor="var(--t0)" />
          <stop offset="1" stopColor="var(--t1)" />
        </linearGradient>
        <pattern
          id="plot-hatch"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v8" stroke="var(--edge)" strokeWidth="2.2" />
        </pattern>
      </defs>
      {ticks.map(({ amount, label }) => (
        <g key={amount}>
          <path className={amount === 0 ? 'axis' : 'grid'} d={`M40 ${toY(amount)}H440`} />
          <text x="34" y={toY(amount) + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path
        d={`M64 ${axisY}V${beforeY}h124V${axisY}z`}
        fill="url(#plot-hatch)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <path
        d={`M224 ${axisY}V${afterY}h98q26 0 26 26V${axisY}z`}
        fill="url(#plot-fill)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <rect x="70" y={beforeY + 10} width="112" height="46" fill="var(--surface)" />
      <path d={`M188 ${beforeY}H432M348 ${afterY}H432`} stroke="var(--ink)" strokeDasharray="5 4" />
      <path d={`M400 ${beforeY - 34}v24M400 ${afterY + 10}v24`} stroke="var(--thrust-text)" strokeWidth="3" />
      <path d={`M400 ${beforeY}l-6.5-14h13zM400 ${afterY}l-6.5 14h13z`} fill="var(--thrust-text)" />
      <text className="big" x="126" y={beforeY + 49} textAnchor="middle">
        {before}
      </text>
      <text className="big on-plate" x="286" y={afterY + 49} textAnchor="middle">
        {after}
      </text>
      <text x="126" y="326" textAnchor="middle">
        {texts.socialAds}
      </text>
      <text x="286" y="326" textAnchor="middle">
        {texts.costPerLead}
      </text>
    </svg>
  );
}

/** The needle of a dial from 0 to 30 %, resting at the fee. */
function FeeDial({ texts, fee }: CostPerLeadPlotProps) {
  const ticks = Array.from({ length: 31 }, (_, percent) => {
    const angle = ((150 + percent * 8) * Math.PI) / 180;
    const outer = percent % 10 === 0 ? 108 : 100;
    const point = (radius: number) =>
      `${(130 + radius * Math.cos(angle)).toFixed(1)} ${(128 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${point(percent % 10 === 0 ? 84 : 92)}L${point(outer)}`;
  });
  return (
    <svg className="plot" viewBox="0 0 260 240" role="img" aria-label={`${texts.feeTitle}: ${fee}`}>
      <path d={ticks.join('')} stroke="var(--ink)" strokeWidth="1.6" />
      <text x="30" y="201" textAnchor="middle">
        0
      </text>
      <text x="52" y="41" textAnchor="middle">
        10
      </text>
      <text x="208" y="41" textAnchor="middle">
        20
      </text>
      <text x="230" y="201" textAnchor="middle">
        30
      </text>
      <path d="M130 128L62.5 167" stroke="var(--thrust)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="130" cy="128" r="10" fill="var(--ink)" />
      <text className="big big-dial" x="130" y="206" textAnchor="middle">
        {fee}
      </text>
      <text x="130" y="230" textAnchor="middle">
        {texts.feeCaption}
      </text>
    </svg>
  );
}

/** The cost per lead before and after, and the management fee; every value is also given in words. */
export function CostPerLeadPlot(props: CostPerLeadPlotProps) {
  const { texts, delta } = props;
  return (
    <section className="wrap">
      <div className="figures">
        <figure className="figure">
          <figcaption>{texts.title}</figcaption>
          <div className="figure-split">
            <Bars {...props} />
            <div>
              <p className="delta">{delta}</p>
              <p>{texts.deltaCaption}</p>
            </div>
          </div>
        </figure>
        <figure className="figure">
          <figcaption>{texts.feeTitle}</figcaption>
          <FeeDial {...props} />
        </figure>
      </div>
    </section>
  );
}
