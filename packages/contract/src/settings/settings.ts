import file from '../settings.json' with { type: 'json' };
import { parseFile } from './parse-file.ts';
import { settingsSchema } from './settings-schema.ts';

/** The settings, checked: a wrong file stops the API and the build. Scripts of pages read them unchecked, without the schema. */
export const settings = parseFile(settingsSchema, file, 'packages/contract/src/settings.json');
