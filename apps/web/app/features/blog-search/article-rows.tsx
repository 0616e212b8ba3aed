import { Glyph } from '../../illustrations/glyph.tsx';
import { Illustration } from '../../illustrations/illustration.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
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
            <Plate band={item.band}>
              <Illustration name={item.drawing} />
            </Plate>
            <div className="post-meta">
              <time dateTime={item.dateTime}>{item.dateLabel}</time>
              {item.readingTime && <span>{item.readingTime}</span>}
            </div>
            <Heading level={2}>{item.title}</Heading>
            <p>{item.excerpt}</p>
            <div className="post-areas">
              <span className="vh">{categoriesLabel}: </span>
              {item.categories.map(({ glyph, label }) => (
                <span key={label}>
                  <Glyph name={glyph} />
                  {label}
                </span>
              ))}
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
