export interface AdSharesProps {
  /** What stays unfilled shows between the bars. */
  bars: { x: number; width: number }[];
  counts: { name: string; of: string; count: number }[];
  note: string;
}

/** All requests as one band, and what became of them in numbers. */
export function AdShares({ bars, counts, note }: AdSharesProps) {
  return (
    <>
      <div className="share-band">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          {bars.map(({ x, width }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            <rect key={place} data-share x={x} width={width} height="10" />
          ))}
        </svg>
      </div>
      <ul className="share">
        {counts.map(({ name, of, count }) => (
          <li key={name}>
            <b data-count={of}>{count}</b> {name}
          </li>
        ))}
      </ul>
      <p className="share-note" data-note>
        {note}
      </p>
    </>
  );
}
