import { Illustration } from '../../illustrations/illustration.tsx';
import { DatedCard } from '../../ui/cards/dated-card.tsx';
import type { ArticleItem } from './article-item.ts';

interface ArticleGridProps {
  items: readonly ArticleItem[];
  shownSlugs: ReadonlySet<string>;
  tagsLabel: string;
  moreLabel: string;
}

/** Cards that don't match are hidden, not removed, because the browser has no copy of their drawings. */
export function ArticleGrid({ items, shownSlugs, tagsLabel, moreLabel }: ArticleGridProps) {
  return (
    <div className="posts only-l">
      {items.map((item) => (
        <DatedCard
          key={item.slug}
          isHidden={!shownSlugs.has(item.slug)}
          href={item.path}
          band={item.band}
          drawing={<Illustration name={item.drawing} />}
          dateTime={item.dateTime}
          dateLabel={item.dateLabel}
          readingTime={item.readingTime}
          title={item.title}
          description={item.excerpt}
          tagsLabel={tagsLabel}
          tags={item.tags}
          moreLabel={moreLabel}
        />
      ))}
    </div>
  );
}
