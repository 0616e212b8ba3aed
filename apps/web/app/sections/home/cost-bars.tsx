export interface CostBarsProps {
  before: string;
  after: string;
  from: string;
  to: string;
  axis: string;
}

/** Two bars that start at zero: the lengths are the prices. */
export function CostBars({ before, after, from, to, axis }: CostBarsProps) {
  return (
    <div>
      <dl className="bars">
        <dt>{before}</dt>
        <dd className="was">
          <span>{from}</span>
        </dd>
        <dt>{after}</dt>
        <dd className="now">
          {to}
          <i />
        </dd>
      </dl>
      <p className="small">{axis}</p>
    </div>
  );
}
