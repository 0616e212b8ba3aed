/**
 * Runs in the head before the first paint: tells the style sheet that scripts run, and applies the stored theme, so
 * that the other theme is never shown. The browser may refuse storage.
 */
export const themeBootstrap =
  'document.documentElement.classList.add("js");try{var t=localStorage.getItem("tt_theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

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
