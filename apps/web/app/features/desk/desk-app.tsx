import type { LanguageCode } from '@tt/contract/language/language';
import { useEffect, useState } from 'react';
import { Invitation } from './access/invitation.tsx';
import { SignIn } from './access/sign-in.tsx';
import { Texts } from './frame/desk-context.ts';
import { followLinks, useDeskLocation } from './frame/desk-location.ts';
import { findLanguage } from './frame/language.ts';
import { saveSettings } from './frame/save-settings.ts';
import { loadSession, session } from './frame/session.ts';
import { useStore } from './frame/store.ts';
import { toScreen } from './frame/to-screen.ts';
import { useLanguageTexts } from './frame/use-language-texts.ts';
import { SignedInDesk } from './signed-in-desk.tsx';

/** The whole desk. Nothing of it is prerendered, because nothing of it is public. */
export function DeskApp() {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    setStarted(true);
    void loadSession();
    return followLinks();
  }, []);
  return isStarted && <StartedDesk />;
}

function StartedDesk() {
  const current = useStore(session);
  const [wished, setWished] = useState(() => findLanguage(navigator.languages));
  const [chosen, setChosen] = useState<LanguageCode>();
  const person = current.state === 'in' ? current.person : undefined;
  const texts = useLanguageTexts(person?.language ?? wished);
  const { pathname } = useDeskLocation();
  useEffect(() => {
    if (texts) document.documentElement.lang = texts.tag;
  }, [texts]);
  // After a session ends, the sign-in page uses the desk's language.
  useEffect(() => {
    if (person) setWished(person.language);
  }, [person]);
  // A language that was chosen before signing in stays afterward.
  useEffect(() => {
    if (!person || !chosen) return;
    setChosen(undefined);
    if (person.language !== chosen) void saveSettings({ ...person, language: chosen });
  }, [person, chosen]);
  const choose = (language: LanguageCode) => {
    setWished(language);
    setChosen(language);
  };
  if (!texts || current.state === 'asking') return null;
  return (
    <Texts value={texts}>
      {toScreen(pathname).name === 'invitation' ? (
        <Invitation onLanguage={choose} />
      ) : person ? (
        <SignedInDesk person={person} />
      ) : (
        <SignIn onLanguage={choose} />
      )}
    </Texts>
  );
}
