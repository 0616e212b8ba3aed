import { Bezel } from '../../ui/cards/bezel.tsx';
import { BadgeList } from '../../ui/text/badge-list.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { ArticleItem } from './article-item.ts';

interface ArticleRowsProps {
  items: readonly ArticleItem[];
  shownSlugs: ReadonlySet<string>;
  categoriesLabel: string;
}

/** The list of small screens: a row for each article, with the service areas it belongs to. */
export function ArticleRows({ items, shownSlugs, categoriesLabel }: ArticleRowsProps) {
  return (
    <ul className="post-rows only-s">
      {items.map((item) => (
        <li key={item.slug} hidden={!shownSlugs.has(item.slug)}>
          <a className="post-row" data-band={item.band} href={item.path}>
            <Bezel emoji={item.emoji} />
            <div>
              <time className="small" dateTime={item.dateTime}>
                {item.dateLabel}
              </time>
              <Heading level={2}>{item.title}</Heading>
              <p>{item.excerpt}</p>
              <BadgeList categoriesLabel={categoriesLabel} categories={item.categories} />
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
