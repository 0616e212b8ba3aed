import { useState } from 'react';
import * as z from 'zod/mini';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { sendToDesk } from '../frame/desk-client.ts';
import { usePerson, useTexts } from '../frame/desk-context.ts';
import { toFailureKey } from '../frame/failure-key.ts';
import { session } from '../frame/session.ts';

const nothing = z.object({});

/** Whether letters do something: whoever speaks to the device or shakes can switch them off (WCAG 2.1.4). */
export function SingleKeys() {
  const t = useTexts();
  const person = usePerson();
  const [failure, setFailure] = useState<FailureCode>();

  const change = async (hasSingleKeys: boolean) => {
    const { language } = person;
    const result = await sendToDesk({ path: 'me', body: { language, hasSingleKeys }, answer: nothing });
    if (result.ok) session.set({ state: 'in', person: { ...person, hasSingleKeys } });
    setFailure(result.ok ? undefined : result.code);
  };

  return (
    <section className="dk-box" aria-labelledby="keys-title">
      <h2 id="keys-title">{t('desk.keys.title')}</h2>
      <label className="dk-check">
        <input
          type="checkbox"
          checked={person.hasSingleKeys}
          onChange={({ target }) => change(target.checked)}
          aria-describedby="keys-note"
        />
        {t('desk.people.singleKeys')}
      </label>
      <p className="dk-small" id="keys-note">
        {t('desk.people.singleKeysNote')}
      </p>
      {failure && <p role="alert">{t(toFailureKey(failure))}</p>}
    </section>
  );
}
