import { stripVTControlCharacters } from 'node:util';

/** The errors of a failed build, each once, without details that don't help a writer. */
export function toReason({ stderr, message }: { stderr?: string; message: string }): string {
  const output = stripVTControlCharacters(stderr ?? '');
  const errors = [...output.matchAll(/^\s*\w*Error: (.+)$/gm)].map(([, error = '']) => error);
  return [...new Set(errors)].join('\n') || output.trim() || message;
}
