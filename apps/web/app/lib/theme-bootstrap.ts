/**
 * Runs in the head before the first paint: marks for the style sheet that scripts run and applies the stored theme,
 * so that no other theme flashes up. Storage may be refused by the browser.
 */
export const themeBootstrap =
  'document.documentElement.classList.add("js");try{var t=localStorage.getItem("tt_theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';
