/**
 * The first formatter loads the browser's calendar data, which takes some 30 ms. It is created while styles and
 * scripts are loading, because an idle callback would run after the hydration.
 */
export const intlWarmUp = 'setTimeout(()=>{new Intl.DateTimeFormat})';
