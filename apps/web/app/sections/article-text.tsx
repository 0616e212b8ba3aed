import { BadgeList } from '../ui/text/badge-list.tsx';

interface ArticleTextProps {
  band: string;
  title: string;
  /** A calendar date, `2025-06-25`. */
  dateTime: string;
  dateLabel: string;
  tagsLabel: string;
  tags: readonly string[];
  html: string;
}

/** A published article; its headings start at the second level. */
export function ArticleText({ band, title, dateTime, dateLabel, tagsLabel, tags, html }: ArticleTextProps) {
  return (
    <article data-band={band}>
      <header className="wrap page-head page-head-tight">
        <h1 className="title-narrow">{title}</h1>
        <div className="lead meta">
          <time dateTime={dateTime}>{dateLabel}</time>
          <BadgeList categoriesLabel={tagsLabel} categories={tags} />
        </div>
      </header>
      <div className="wrap section section-flush">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from a file of ours, never a visitor's text. */}
        <div className="prose article-body" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </article>
  );
}
