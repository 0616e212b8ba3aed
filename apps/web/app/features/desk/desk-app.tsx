import type { LanguageCode } from '@tt/contract/language/language';
import { useEffect, useState } from 'react';
import { Invitation } from './access/invitation.tsx';
import { SignIn } from './access/sign-in.tsx';
import { Texts } from './frame/desk-context.ts';
import { followLinks, useDeskLocation } from './frame/desk-location.ts';
import { type DeskTranslator, loadDeskTranslator } from './frame/desk-texts.ts';
import { findLanguage } from './frame/language.ts';
import { saveSettings } from './frame/save-settings.ts';
import { loadSession, session } from './frame/session.ts';
import { useStore } from './frame/store.ts';
import { toScreen } from './frame/to-screen.ts';
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
  const texts = useLanguage(person?.language ?? wished);
  const { pathname } = useDeskLocation();
  // The door that follows a session speaks as the desk did.
  useEffect(() => {
    if (person) setWished(person.language);
  }, [person]);
  // Who chose a language before the door keeps it behind the door.
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
      ) : (
        <Desk onLanguage={choose} />
      )}
    </Texts>
  );
}

function Desk({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const current = useStore(session);
  if (current.state === 'in') return <SignedInDesk person={current.person} />;
  return <SignIn onLanguage={onLanguage} />;
}

/** The texts of a language; those before stay until they are there. */
function useLanguage(language: LanguageCode): DeskTranslator | undefined {
  const [texts, setTexts] = useState<DeskTranslator>();
  useEffect(() => {
    let isWanted = true;
    void loadDeskTranslator(language).then((loaded) => {
      if (!isWanted) return;
      document.documentElement.lang = loaded.tag;
      setTexts(() => loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts;
}
