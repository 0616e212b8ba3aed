import type { ReactNode } from 'react';
import type { CompiledMessage } from '../../i18n/format-message.ts';
import { formatRichMessage } from '../../i18n/format-rich-message.ts';

export interface MatchingTexts {
  showing: CompiledMessage;
  showingMatching: CompiledMessage;
}

interface MatchingLineProps {
  count: number;
  /** Labels of the selected categories. */
  categories: readonly string[];
  texts: MatchingTexts;
  languageTag: string;
}

/** Shows how many cases are listed and why; a live region announces each change. */
export function MatchingLine({ count, categories, texts, languageTag }: MatchingLineProps) {
  const message = categories.length === 0 ? texts.showing : texts.showingMatching;
  const parts = formatRichMessage<ReactNode>(message, languageTag, {
    values: { count, categories: categories.join(', ') },
    tags: { b: (content) => <b key={String(content)}>{content}</b> },
  });
  return (
    <p className="matching" role="status">
      {parts}
    </p>
  );
}
