import { useEffect, useRef } from 'react';
import { usePerson, useTexts } from '../frame/desk-context.ts';
import { createStore, useStore } from '../frame/store.ts';
import { KeyHint } from './key-hint.tsx';
import { useKeys } from './use-keys.ts';

const isOpen = createStore(false);

export function KeyHelpButton() {
  const t = useTexts();
  const { hasSingleKeys } = usePerson();
  if (!hasSingleKeys) return null;
  return (
    <button type="button" className="dk-quiet dk-keys-open" onClick={() => isOpen.set(true)}>
      {t('desk.keys.open')} <KeyHint name="?" />
    </button>
  );
}

/** The list of keys. The browser gives the focus back to where it was. */
export function KeyHelp() {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useStore(isOpen);
  useKeys({ '?': () => isOpen.set(true) });
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);
  const keys = [
    ['/', t('desk.keys.search')],
    ['j', t('desk.keys.next')],
    ['k', t('desk.keys.previous')],
    ['Enter', t('desk.keys.enter')],
    ['t', t('desk.keys.take')],
    ['r', t('desk.keys.reply')],
    ['e', t('desk.keys.answered')],
    ['n', t('desk.keys.note')],
    ['u', t('desk.keys.back')],
    ['?', t('desk.keys.help')],
    ['Esc', t('desk.keys.escape')],
  ] as const;
  return (
    <dialog className="dk-keys" ref={dialog} aria-labelledby="keys" onClose={() => isOpen.set(false)}>
      <h2 id="keys">{t('desk.keys.title')}</h2>
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="dk-small">{t('desk.keys.off')}</p>
      <form method="dialog">
        <button className="dk-b" type="submit">
          {t('desk.list.filter.close')}
        </button>
      </form>
    </dialog>
  );
}
