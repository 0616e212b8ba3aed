import { type CompiledMessage, formatMessage } from '../../i18n/format-message.ts';

export interface SearchStatusTexts {
  resultCount: CompiledMessage;
}

interface SearchStatusProps {
  count: number;
  texts: SearchStatusTexts;
  languageTag: string;
}

/** Shows how many articles the search found; a live region announces each change. */
export function SearchStatus({ count, texts, languageTag }: SearchStatusProps) {
  return (
    <div className="matching" role="status">
      <p>{formatMessage(texts.resultCount, languageTag, { count })}</p>
    </div>
  );
}
