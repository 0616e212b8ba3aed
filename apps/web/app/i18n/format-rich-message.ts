import format, { type CompiledMessage } from 'icu-minify/format';
import { messageFormatters } from './message-formatters.ts';

type Part<Element> = string | Element;

interface RichValues<Element> {
  values: Record<string, string | number>;
  /** Creates the element for a tag of the text, `<b>…</b>`, from its content. */
  tags: Record<string, (content: Part<Element>[]) => Element>;
}

/** Formats a compiled text that has tags into its parts, in order. */
export function formatRichMessage<Element>(
  message: CompiledMessage,
  tag: string,
  { values, tags }: RichValues<Element>,
): Part<Element>[] {
  const parts = format<Element>(message, tag, { ...values, ...tags }, { formatters: messageFormatters });
  return Array.isArray(parts) ? parts : [parts];
}
