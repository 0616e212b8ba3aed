import { useRef } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ClearChip } from '../../ui/actions/clear-chip.tsx';
import { Icon } from '../../ui/actions/icon.tsx';
import { SearchInput } from '../../ui/forms/search-input.tsx';
import { ArticleGrid } from './article-grid.tsx';
import type { ArticleItem } from './article-item.ts';
import { ArticleRows } from './article-rows.tsx';
import { NothingFound, type NothingFoundTexts } from './nothing-found.tsx';
import { searchArticles } from './search-articles.ts';
import { SearchStatus, type SearchStatusTexts } from './search-status.tsx';
import { useSearchText } from './use-search-text.ts';

export interface BlogSearchProps {
  heading: string;
  lead: string;
  feed: { label: string; href: string };
  items: readonly ArticleItem[];
  texts: SearchStatusTexts &
    NothingFoundTexts & {
      label: string;
      placeholder: string;
      tagsLabel: string;
      categoriesLabel: string;
      more: string;
    };
  languageTag: string;
}

/** The list of articles and the search box that narrows it. */
export function BlogSearch({ heading, lead, feed, items, texts, languageTag }: BlogSearchProps) {
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
      <div className="page-head blog-head">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div>
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
            <ClearChip isAway={text === '' || found.length === 0} onClick={clearSearch}>
              {texts.clear}
            </ClearChip>
            <a className="feed" href={feed.href} type="application/atom+xml">
              <Icon name="feed" />
              {feed.label}
            </a>
          </div>
        </div>
      </div>
      <NothingFound isShown={found.length === 0} texts={texts} onClear={clearSearch} />
      <ArticleGrid items={items} shownSlugs={shownSlugs} tagsLabel={texts.tagsLabel} moreLabel={texts.more} />
      <ArticleRows items={items} shownSlugs={shownSlugs} categoriesLabel={texts.categoriesLabel} />
    </section>
  );
}
