import { useState } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { StatusLine } from '../frame/status-line.tsx';

/** A link that opens the desk once, to be sent by a way that only its receiver reads. */
export function LinkToCopy({ url, text }: { url: string; text: string }) {
  const t = useTexts();
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(t('desk.done.copied'));
    } catch {
      setStatus(t('desk.errors.copyFailed'));
    }
  };
  return (
    <div className="dk-once">
      <p role="status">{text}</p>
      <div className="dk-code">
        <div className="dk-copy">
          <code>{url}</code>
          <button type="button" className="dk-b" onClick={copy}>
            <Icon name="copy" />
            {t('desk.copy')}
          </button>
        </div>
        <StatusLine text={status} />
      </div>
    </div>
  );
}
