interface BezelProps {
  emoji: string;
  isLarge?: boolean;
  /** The whole scale instead of the place of the surrounding band. */
  isFull?: boolean;
}

/** An emoji in a dial. It repeats the title beside it, so assistive technology skips it. */
export function Bezel({ emoji, isLarge, isFull }: BezelProps) {
  const classNames = ['bezel', isLarge && 'bezel-l', isFull && 'bezel-full'];
  return (
    <span className={classNames.filter(Boolean).join(' ')} aria-hidden="true">
      {emoji}
    </span>
  );
}
