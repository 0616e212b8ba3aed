import { stripVTControlCharacters } from 'node:util';

/** The errors that a failed build has named, each once and without what a writer has no use for. */
export function toReason({ stderr, message }: { stderr?: string; message: string }): string {
  const output = stripVTControlCharacters(stderr ?? '');
  const errors = [...output.matchAll(/^\s*\w*Error: (.+)$/gm)].map(([, error = '']) => error);
  return [...new Set(errors)].join('\n') || output.trim() || message;
}
