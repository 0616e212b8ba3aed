/** Always stands beside words that say what is awaited. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
