import type { DeskPerson } from '@tt/contract/desk/desk-access';
import type { LanguageCode } from '@tt/contract/language/language';
import { useState } from 'react';
import type { FailureCode } from '../../lib/backend-client.ts';
import { EntryScreen } from './entry/entry-screen.tsx';
import { Person } from './frame/desk-context.ts';
import { DeskFrame } from './frame/desk-frame.tsx';
import { useDeskLocation } from './frame/desk-location.ts';
import { saveSettings } from './frame/save-settings.ts';
import { ScreenFailure } from './frame/screen-failure.tsx';
import { type Screen, toScreen } from './frame/to-screen.ts';
import { UnknownScreen } from './frame/unknown-screen.tsx';
import { InboxScreen } from './inbox/inbox-screen.tsx';
import { KeyHelp } from './keys/key-help.tsx';
import { PeopleScreen } from './people/people-screen.tsx';
import { WeekScreen } from './week/week-screen.tsx';

/** What somebody who is signed in sees. */
export function SignedInDesk({ person }: { person: DeskPerson }) {
  const { pathname } = useDeskLocation();
  const [failure, setFailure] = useState<FailureCode>();
  const screen = toScreen(pathname);

  const changeLanguage = async (language: LanguageCode) =>
    setFailure(await saveSettings({ ...person, language }));

  return (
    <Person value={person}>
      <DeskFrame path={pathname} screen={screen.name} onLanguage={changeLanguage}>
        <ScreenFailure failure={failure} />
        <ScreenOf screen={screen} />
        <KeyHelp />
      </DeskFrame>
    </Person>
  );
}

/** A new screen is a case here, a name in `Screen` and a path in `toScreen`. */
function ScreenOf({ screen }: { screen: Screen }) {
  switch (screen.name) {
    case 'inbox':
      return <InboxScreen />;
    case 'entry':
      return <EntryScreen key={screen.id} id={screen.id} />;
    case 'week':
      return <WeekScreen />;
    case 'people':
      return <PeopleScreen />;
    default:
      return <UnknownScreen />;
  }
}
