/** One page of each kind, in English. The pictures are named after the kinds. */
export const looks = {
  home: '/en',
  service: '/en/expertise/rendering',
  case: '/en/cases/marketing-optimization',
  product: '/en/products/leadgen-ai',
  cases: '/en/cases',
  blog: '/en/blog',
  article: '/en/blog/supercharge-3d-workflows',
  contact: '/en/contact',
  booking: '/en/booking',
  privacy: '/privacy-policy',
  'not-found': '/en/no-such-page',
} as const;

export const themes = ['light', 'dark'] as const;
