import { useEffect, useId, useState } from 'react';
import { showToast } from '../../../lib/toasts.tsx';
import { Icon } from '../../../ui/actions/icon.tsx';
import { ToolButton } from '../../../ui/actions/tool-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { MeetingTexts } from './load-meeting-texts.server.ts';

const shownMs = 2_000;

/** The meeting link with a button that copies it. */
export function CopyField({ texts, url }: { texts: MeetingTexts['video']; url: string }) {
  const id = useId();
  const [copies, setCopies] = useState(0);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopies((count) => count + 1);
      showToast('success', { title: texts.copied, text: '' });
    } catch {
      showToast('error', { title: texts.copyFailed, text: '' });
    }
  }

  return (
    <Field id={id} label={texts.linkLabel}>
      <div className="copy">
        <input
          type="text"
          className="input num"
          id={id}
          readOnly
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
