export interface Limits {
  performance: number;
  /** Largest contentful paint, as a multiple of that of the same page without scripts. */
  lcpRatio: number;
}

/** One page of each kind. A content page has no framework script, an interactive one has an island. */
export const kinds = {
  content: {
    limits: { performance: 100, lcpRatio: 1.1 },
    paths: [
      '/en',
      '/ua',
      '/en/expertise/rendering',
      '/en/cases/marketing-optimization',
      '/en/products/leadgen-ai',
      '/en/blog/supercharge-3d-workflows',
      '/en/accessibility',
      '/privacy-policy',
    ],
  },
  interactive: {
    limits: { performance: 98, lcpRatio: 1.15 },
    paths: ['/en/cases', '/en/blog', '/en/contact', '/en/booking'],
  },
} satisfies Record<string, { limits: Limits; paths: string[] }>;

export type Kind = keyof typeof kinds;
