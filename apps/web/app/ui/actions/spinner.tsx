/** Always used beside words that say what is loading. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
