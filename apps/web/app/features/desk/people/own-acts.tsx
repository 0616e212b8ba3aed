import { useState } from 'react';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { removeAllDrafts } from '../entry/drafts.ts';
import { nothing, sendToDesk } from '../frame/desk-client.ts';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { FailureLine } from '../frame/failure-line.tsx';
import { leave } from '../frame/session.ts';

/** What people can do about their own access. */
export function OwnActs() {
  const t = useTexts();
  const [failure, setFailure] = useState<FailureCode>();

  const signOut = async (everywhere: boolean) => {
    const result = await sendToDesk({ path: 'sign-out', body: { everywhere }, answer: nothing });
    if (!result.ok && result.code !== 'invalid_key') return setFailure(result.code);
    removeAllDrafts();
    leave(everywhere ? 'everywhere' : 'left');
  };

  return (
    <div className="dk-own">
      <a className="dk-b" href="#device">
        <DeskIcon name="phone" />
        {t('desk.people.addDevice.title')}
      </a>
      <div>
        <button type="button" className="dk-quiet" onClick={() => signOut(false)}>
          {t('desk.people.signOut')}
        </button>
        <button type="button" className="dk-quiet" onClick={() => signOut(true)}>
          {t('desk.people.signOutEverywhere')}
        </button>
      </div>
      <FailureLine failure={failure} />
    </div>
  );
}
