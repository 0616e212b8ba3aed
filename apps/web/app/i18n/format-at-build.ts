import compileMessage from 'icu-minify/compile';
import { formatMessage } from './format-message.ts';

export type MessageValues = Record<string, string | number>;

/** Most texts have no ICU syntax and need no formatting. */
const icuSyntax = /[{}<>']/;

/** Formats a text whose values are all known; `tag` is the BCP 47 tag of its language. */
export function formatAtBuild(text: string, tag: string, values: MessageValues): string {
  if (!icuSyntax.test(text)) return text;
  return formatMessage(compileMessage(text), tag, refuseMissing(values));
}

/** icu-minify's production build writes a missing value as “undefined”; a page must not be built with that. */
function refuseMissing(values: MessageValues): MessageValues {
  return new Proxy(values, {
    get(known, name: string) {
      const value = known[name];
      if (value === undefined) throw new Error(`the value {${name}} is missing`);
      return value;
    },
  });
}
