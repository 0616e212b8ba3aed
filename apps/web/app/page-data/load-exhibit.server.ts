import { defaultLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import type { Exhibit, ExhibitName } from '../exhibits/exhibit-strings.ts';
import { loadMessages, type Messages } from '../i18n/messages.server.ts';
import { createTranslator } from '../i18n/translator.ts';

/** Every placeholder stays as it is, because the browser fills it in. */
function listPlaceholders(): Record<string, string> {
  const texts = JSON.stringify(loadMessages(defaultLanguageCode).exhibits);
  return Object.fromEntries(Array.from(texts.matchAll(/\{(\w+)\}/g), ([whole, name]) => [name, whole]));
}

/** An exhibit with its texts in a language. */
export function loadExhibit<Name extends ExhibitName>(
  language: LanguageCode,
  name: Name,
): Extract<Exhibit, { of: Name }> {
  const values = listPlaceholders();
  const texts = createTranslator<Messages>({ language, loadMessages, values }).tree('exhibits');
  return { of: name, strings: { ...texts, ...texts.pivots }[name] } as Extract<Exhibit, { of: Name }>;
}
