export interface ArticleItem {
  slug: string;
  band: string;
  drawing: string;
  path: string;
  /** A calendar date, `2025-06-25`. */
  dateTime: string;
  dateLabel: string;
  /** Undefined for an article that is still to come. */
  readingTime?: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  /** Service areas, each with its glyph. */
  categories: readonly { glyph: string; label: string }[];
}
