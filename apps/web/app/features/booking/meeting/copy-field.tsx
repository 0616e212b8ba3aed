import { useEffect, useId, useRef, useState } from 'react';
import { showToast } from '../../../lib/toasts.tsx';
import { Icon } from '../../../ui/actions/icon.tsx';
import { ToolButton } from '../../../ui/actions/tool-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { MeetingTexts } from './load-meeting-texts.server.ts';

const shownMs = 2_000;

/** The meeting link with a button that copies it, or selects it if the browser refuses. */
export function CopyField({ texts, url }: { texts: MeetingTexts['video']; url: string }) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [copies, setCopies] = useState(0);
  const [isRefused, setRefused] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setRefused(false);
      setCopies((count) => count + 1);
      showToast('success', { title: texts.copied, text: '' });
    } catch {
      setRefused(true);
      inputRef.current?.focus();
    }
  }

  return (
    <Field id={id} label={texts.linkLabel} error={isRefused ? texts.copyFailed : undefined}>
      <div className="copy">
        <input
          ref={inputRef}
          type="text"
          className="input num"
          id={id}
          readOnly
          aria-describedby={`${id}-error`}
          value={url.replace(/^https:\/\//, '')}
          onFocus={({ target }) => target.select()}
        />
        <ToolButton icon="copy" label={texts.copy} onClick={copy} />
        {copies > 0 && <CopiedMark key={copies} text={texts.copied} />}
      </div>
    </Field>
  );
}

/** Shows the toast's text at the button, for two seconds. Only the toast is announced, so that it is heard once. */
function CopiedMark({ text }: { text: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <span className="toast copied" aria-hidden="true">
      <Icon name="tick" />
      {text}
    </span>
  );
}
