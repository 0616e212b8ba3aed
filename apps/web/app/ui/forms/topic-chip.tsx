import { useRef } from 'react';
import { Icon } from '../actions/icon.tsx';

interface TopicChipProps {
  texts: { label: string; remove: string; titles: Record<string, string> };
  topic: string;
  onRemove: () => void;
}

/** What the visitor writes or talks about, taken from the page before. */
export function TopicChip({ texts, topic, onRemove }: TopicChipProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const remove = () => {
    // The button goes, and the field that follows is the next to fill in.
    ref.current?.closest('form')?.querySelector('textarea')?.focus();
    onRemove();
  };
  return (
    <p ref={ref} className="topic">
      <span>
        {texts.label}: <b>{texts.titles[topic]}</b>
      </span>
      <button type="button" aria-label={texts.remove} onClick={remove}>
        <Icon name="close" />
      </button>
    </p>
  );
}
