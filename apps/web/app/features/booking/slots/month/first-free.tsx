import { type ReactNode, useState } from 'react';
import { formatMessage } from '../../../../i18n/format-message.ts';
import { Icon } from '../../../../ui/actions/icon.tsx';
import type { SlotTexts } from '../load-slot-texts.server.ts';

interface FirstFreeProps {
  tag: string;
  texts: SlotTexts['date'];
  /** Day and time. Undefined if the whole window has none. */
  label: string | undefined;
  /** The month that is shown, if it has no free day. */
  emptyMonth: string | undefined;
  onGo: () => void;
}

/** Leads to the first day with a free time, which may be in another month. */
export function FirstFree({ tag, texts, label, emptyMonth, onGo }: FirstFreeProps) {
  const [said, say] = useState<string>();
  if (!label) {
    return (
      <FirstFreePlace>
        <p className="note" role="status">
          {texts.noneAhead}
        </p>
      </FirstFreePlace>
    );
  }
  const text = emptyMonth
    ? formatMessage(texts.noneInMonth, tag, { month: emptyMonth, date: label })
    : formatMessage(texts.firstFree, tag, { date: label });
  const [before, after] = text.split(label);
  return (
    <FirstFreePlace>
      <button
        type="button"
        className="first-free"
        onClick={() => {
          onGo();
          say(formatMessage(texts.firstFreeShown, tag, { date: label }));
        }}
      >
        <span>
          {before}
          <b>{label}</b>
          {after}
        </span>
        <Icon name="arrow" />
      </button>
      <p className="vh" role="status">
        {said}
      </p>
    </FirstFreePlace>
  );
}

/** As high as the button that replaces it once it is known which days are free. */
export function FirstFreePlace({ children }: { children?: ReactNode }) {
  return <div className="first-free-place">{children}</div>;
}
