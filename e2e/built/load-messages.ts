import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindTexts } from '@tt/contract/language/bind-short-words';
import { defaultLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import { mergeTexts } from '../../apps/web/app/i18n/merge-texts.ts';

/** Any part of a message file: texts, or texts by key or place. */
// biome-ignore lint/suspicious/noExplicitAny: the shape differs from file to file and the tests assert it.
type Messages = any;

const directory = join(import.meta.dirname, '../../apps/web/messages');

/** The texts of a namespace as pages show them, English where the language lacks some. */
export function loadMessages(language: LanguageCode, namespace: string): Messages {
  return mergeTexts(
    readMessages(defaultLanguageCode, namespace),
    bindTexts(readMessages(language, namespace), language),
  );
}

function readMessages(language: LanguageCode, namespace: string): unknown {
  const file = join(directory, language, `${namespace}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
