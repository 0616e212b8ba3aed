/** One page of each kind, by the rest of its address behind the language. */
export const kindsOfPage = {
  home: '',
  contact: '/contact',
  booking: '/booking',
  'service area': '/expertise/fiveg',
  cases: '/cases',
  case: '/cases/marketing-optimization',
  'case to come': '/cases/aviation-maritime',
  'case placeholder': '/cases/anything',
  product: '/products/leadgen-ai',
  blog: '/blog',
  article: '/blog/supercharge-3d-workflows',
  accessibility: '/accessibility',
  'any article': '/blog/some-other-slug',
} as const;
