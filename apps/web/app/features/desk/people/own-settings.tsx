import type { DeskPerson } from '@tt/contract/desk/desk-access';
import { useState } from 'react';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { usePerson, useTexts } from '../frame/desk-context.ts';
import { FailureLine } from '../frame/failure-line.tsx';
import { LanguageSelect } from '../frame/language-select.tsx';
import { saveSettings } from '../frame/save-settings.ts';

/**
 * Whether single keys have an effect: people who use speech input or have a tremor can switch them off (WCAG 2.1.4).
 * On a phone also the language, for which the bar has no room.
 */
export function OwnSettings() {
  const t = useTexts();
  const person = usePerson();
  const [failure, setFailure] = useState<FailureCode>();
  const change = async (setting: Partial<DeskPerson>) =>
    setFailure(await saveSettings({ ...person, ...setting }));

  return (
    <section className="dk-box" aria-labelledby="keys-title">
      <h2 id="keys-title">{t('desk.keys.title')}</h2>
      <label className="dk-check">
        <input
          type="checkbox"
          checked={person.hasSingleKeys}
          onChange={({ target }) => change({ hasSingleKeys: target.checked })}
          aria-describedby="keys-note"
        />
        {t('desk.people.singleKeys')}
      </label>
      <p className="dk-small" id="keys-note">
        {t('desk.people.singleKeysNote')}
      </p>
      <div className="dk-own-language">
        <LanguageSelect hasLabel onChange={(language) => change({ language })} />
      </div>
      <FailureLine failure={failure} />
    </section>
  );
}
