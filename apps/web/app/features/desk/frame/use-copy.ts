import { useState } from 'react';
import { useTexts } from './desk-context.ts';

/** Puts texts into the clipboard; `answer` says whether the browser allowed it. */
export function useCopy() {
  const t = useTexts();
  const [answer, setAnswer] = useState('');
  const copy = async (text: string, done = t('desk.done.copied')) => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(done);
    } catch {
      setAnswer(t('desk.errors.copyFailed'));
    }
  };
  return { answer, copy };
}
