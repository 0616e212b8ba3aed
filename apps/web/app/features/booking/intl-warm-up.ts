/** The first formatter loads the browser's calendar data, some 30 ms: better while the script is on its way. */
export const intlWarmUp = '(window.requestIdleCallback||setTimeout)(()=>{new Intl.DateTimeFormat})';
