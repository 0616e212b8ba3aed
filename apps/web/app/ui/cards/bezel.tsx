/** An emoji in a ring. It repeats the title beside it, so assistive technology skips it. */
export function Bezel({ emoji }: { emoji: string }) {
  return (
    <span className="bezel" aria-hidden="true">
      {emoji}
    </span>
  );
}
