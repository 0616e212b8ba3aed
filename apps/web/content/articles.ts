import type { Band } from './bands.ts';

export interface Article {
  /** Address and message entry `blog.items.<slug>`. */
  slug: string;
  /** Calendar date of the article, YYYY-MM-DD. */
  date: string;
  band: Band;
  /** Name of the drawing on the card. */
  thumbnail: string;
  /** True when `articles/<slug>/<lang>.md` holds the text; without it the page is a placeholder. */
  body?: true;
  /** Service areas that the mobile list shows as categories. */
  categories: readonly ArticleCategory[];
}

/** The service areas that the blog speaks of; labels are `blog.categories.<key>`. */
export const articleCategories = ['marketing', 'martech', 'gamedev'] as const;

type ArticleCategory = (typeof articleCategories)[number];

export const articles: readonly Article[] = [
  {
    slug: 'supercharge-3d-workflows',
    date: '2025-06-25',
    band: 'rendering',
    thumbnail: 'service-rendering',
    categories: ['gamedev'],
  },
  {
    slug: 'ai-in-igaming-marketing',
    date: '2025-06-26',
    band: 'marketing',
    thumbnail: 'service-marketing',
    categories: ['marketing', 'martech'],
  },
];
