/** Prerenders a page when the visitor hovers over its link; never booking, which calls the backend at once. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*/booking*' } },
          { not: { selector_matches: '[data-language], [data-back], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
