/** The whole scale as a line between parts of a page. */
export function TemperStrip() {
  return <div className="temper" aria-hidden="true" />;
}
