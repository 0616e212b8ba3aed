import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@tt/contract/language';

/** Any part of a message file: texts, or texts by key or place. */
// biome-ignore lint/suspicious/noExplicitAny: the shape differs from file to file and the tests assert it.
type Messages = any;

const directory = join(import.meta.dirname, '../../apps/web/messages');

export function loadMessages(language: LanguageCode, namespace: string): Messages {
  return JSON.parse(readFileSync(join(directory, language, `${namespace}.json`), 'utf8'));
}
