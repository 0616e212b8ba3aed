import { languages } from '../../../packages/contract/src/language/language.ts';
import { listEntryFiles, toWordsName, tryParseEntry } from '../content/entry-files.ts';
import type { Project } from '../project.ts';
import { type MessageFile, toMessageFile } from './message-files.ts';

/** Lists the words of all entries as message files, so that they are compared with English like every text. */
export function listWordsFiles(project: Project): MessageFile[] {
  return listEntryFiles(project).flatMap((file) => {
    const language = languages.find(({ code }) => toWordsName(file.collection, code) === file.name);
    const parsed = language && tryParseEntry(project, file);
    // The content check reports a file that can't be read.
    if (!language || !parsed || typeof parsed === 'string') return [];
    const place = { app: 'web', namespace: `${file.collection}/${file.key}`, path: file.path };
    return [
      {
        ...toMessageFile({ ...place, languageCode: language.code }, parsed.fields),
        ...(parsed.body === '' ? {} : { prose: parsed.body }),
      },
    ];
  });
}
