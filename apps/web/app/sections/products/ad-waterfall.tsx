interface AdNetwork {
  letter: string;
  bids: string;
  answers: string;
  filled: number;
  low: number;
  late: number;
}

export interface AdWaterfallProps {
  texts: { requests: string; filled: string; low: string; late: string; unfilled: string };
  sent: number;
  unfilled: number;
  networks: AdNetwork[];
}

/** Two compositions: figures beside each lane, or below it. */
const layouts = {
  wide: {
    className: 'only-l',
    viewBox: '0 0 900 372',
    spine: 24,
    box: 404,
    tip: 584,
    lanes: [98, 190, 282],
    end: 350,
    columns: [616, 704, 818],
    figures: -22,
    bar: { x: 616, down: 10, width: 266 },
    ranges: (network: AdNetwork) => [{ text: `${network.bids}, ${network.answers}`, down: 24 }],
  },
  narrow: {
    className: 'only-s',
    viewBox: '0 0 360 512',
    spine: 12,
    box: 205,
    tip: 345,
    lanes: [78, 222, 366],
    end: 496,
    columns: [34, 140, 264],
    figures: 76,
    bar: { x: 34, down: 101, width: 304 },
    ranges: (network: AdNetwork) => [
      { text: network.bids, down: 32 },
      { text: network.answers, down: 51 },
    ],
  },
};

type Layout = (typeof layouts)[keyof typeof layouts];

interface LaneProps {
  layout: Layout;
  place: number;
  network: AdNetwork;
  texts: AdWaterfallProps['texts'];
  sent: number;
}

function Lane({ layout, place, network, texts, sent }: LaneProps) {
  const { spine, box, tip, columns, figures, bar } = layout;
  const y = layout.lanes[place] ?? 0;
  const counts = [
    { name: 'filled', label: texts.filled, count: network.filled },
    { name: 'low', label: texts.low, count: network.low },
    { name: 'late', label: texts.late, count: network.late },
  ];
  return (
    <>
      <path className="rail" d={`M${spine} ${y}H${box}`} />
      <circle className="box" cx={spine} cy={y} r="9" />
      <rect className="box" x={box} y={y - 17} width="34" height="34" rx="3" />
      <text x={box + 17} y={y + 5} textAnchor="middle">
        {network.letter}
      </text>
      {layout.ranges(network).map(({ text, down }) => (
        <text key={text} className="n" x={spine + 22} y={y + down}>
          {text}
        </text>
      ))}
      <path className="pass" d={`M${box + 36} ${y}H${tip - 14}`} />
      <path className="dot" d={`M${tip} ${y}l-18 9 4-9-4-9z`} />
      <rect className="bar" x={bar.x} y={y + bar.down} width={bar.width} height="10" />
      <rect
        className="ok"
        data-bar={place}
        data-width={bar.width}
        x={bar.x}
        y={y + bar.down}
        width={(bar.width * network.filled) / sent}
        height="10"
      />
      {counts.map(({ name, label, count }, column) => (
        <g key={name}>
          <text className="n" x={columns[column]} y={y + figures}>
            {label}
          </text>
          <text data-count={`${place}.${name}`} x={columns[column]} y={y + figures + 18}>
            {count}
          </text>
        </g>
      ))}
    </>
  );
}

function Picture({ layout, texts, sent, unfilled, networks }: AdWaterfallProps & { layout: Layout }) {
  const { spine, box, tip, end, lanes } = layout;
  const geometry = JSON.stringify({ spine, box, tip, lanes, end });
  return (
    <svg className={layout.className} viewBox={layout.viewBox} aria-hidden="true" data-geometry={geometry}>
      <path className="rail" d={`M${spine} 8V${end}`} />
      <path className="dash" d={`M${spine} ${end}H${box}`} />
      <text className="n" x={spine + 20} y="20">
        {texts.requests}
      </text>
      <text className="big" data-count="sent" x={spine + 20} y="46">
        {sent}
      </text>
      {networks.map((network, place) => (
        <Lane key={network.letter} {...{ layout, place, network, texts, sent }} />
      ))}
      <text className="n" x={box + 14} y={end + 5}>
        {`${texts.unfilled} `}
        <tspan data-count="unfilled">{unfilled}</tspan>
      </text>
      <g data-dots />
    </svg>
  );
}

/** Requests ask one network after another. The list says what the picture shows of each, the sentence beside it how they ended. */
export function AdWaterfall(props: AdWaterfallProps) {
  return (
    <>
      <ul className="vh">
        {props.networks.map(({ letter, bids, answers }) => (
          <li key={letter}>{`${letter}: ${bids}, ${answers}`}</li>
        ))}
      </ul>
      <Picture {...props} layout={layouts.wide} />
      <Picture {...props} layout={layouts.narrow} />
    </>
  );
}
