import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { StatusLine } from '../frame/status-line.tsx';
import { useCopy } from '../frame/use-copy.ts';

/** A link that opens the desk once. Send it by a channel that only its receiver reads. */
export function LinkToCopy({ url, text }: { url: string; text: string }) {
  const t = useTexts();
  const { answer, copy } = useCopy();
  return (
    <div className="dk-once">
      <p role="status">{text}</p>
      <div className="dk-code">
        <div className="dk-copy">
          <code>{url}</code>
          <button type="button" className="dk-b" onClick={() => void copy(url)}>
            <Icon name="copy" />
            {t('desk.copy')}
          </button>
        </div>
        <StatusLine text={answer} />
      </div>
    </div>
  );
}
