import { useRef } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ClearChip } from '../../ui/actions/clear-chip.tsx';
import { SearchInput } from '../../ui/forms/search-input.tsx';
import { ArticleGrid } from './article-grid.tsx';
import type { ArticleItem } from './article-item.ts';
import { ArticleRows } from './article-rows.tsx';
import { searchArticles } from './search-articles.ts';
import { SearchStatus, type SearchStatusTexts } from './search-status.tsx';
import { useSearchText } from './use-search-text.ts';

export interface BlogSearchProps {
  items: readonly ArticleItem[];
  texts: SearchStatusTexts & {
    label: string;
    placeholder: string;
    clear: string;
    tagsLabel: string;
    categoriesLabel: string;
  };
  languageTag: string;
}

/** The list of articles and the search box that narrows it. */
export function BlogSearch({ items, texts, languageTag }: BlogSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, saveText } = useSearchText(input);
  useHydrated();
  const found = searchArticles(items, text, languageTag);
  const shownSlugs = new Set(found.map(({ slug }) => slug));

  function clearSearch(): void {
    setText('');
    input.current?.focus();
  }

  return (
    <section className="wrap blog-list" data-hydrates>
      <SearchInput
        ref={input}
        label={texts.label}
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={saveText}
      />
      <div className="filter-line">
        <SearchStatus count={found.length} texts={texts} languageTag={languageTag} />
        <ClearChip isAway={text === ''} onClick={clearSearch}>
          {texts.clear}
        </ClearChip>
      </div>
      <ArticleGrid items={items} shownSlugs={shownSlugs} tagsLabel={texts.tagsLabel} />
      <ArticleRows items={items} shownSlugs={shownSlugs} categoriesLabel={texts.categoriesLabel} />
    </section>
  );
}
