export interface ArticleItem {
  slug: string;
  band: string;
  emoji: string;
  drawing: string;
  path: string;
  /** A calendar date, `2025-06-25`. */
  dateTime: string;
  dateLabel: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  categories: readonly string[];
}
