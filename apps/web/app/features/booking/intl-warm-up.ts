/**
 * The first formatter loads the browser's calendar data, some 30 ms: better while styles and scripts are on their way. An idle
 * callback would come after React has taken over.
 */
export const intlWarmUp = 'setTimeout(()=>{new Intl.DateTimeFormat})';
