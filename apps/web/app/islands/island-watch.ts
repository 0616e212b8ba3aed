/** If React has not hydrated after this time, the page says that its script did not load. */
const lateAfterMs = 4_000;

/**
 * Runs before the island's own script, so that it can detect that the script is missing. `data-lost` is `late` if the
 * script was blocked, failed before hydration, or is not there in time. It is removed if the script loads after all.
 * A visitor who types into the replacement (`data-rescued`) keeps it. `hydrate-island.ts` sets `failed`.
 */
export const islandWatch = [
  '{let d=document,s=d.documentElement.dataset,on=d.addEventListener.bind(d),',
  'lose=()=>{if(s.hydrated===undefined&&!s.lost){s.lost="late";d.dispatchEvent(new Event("lost"))}};',
  'addEventListener("error",e=>{/\\/islands\\//.test(e.filename||e.target.src)&&lose()},true);',
  `setTimeout(lose,${lateAfterMs});`,
  'on("hydrated",()=>{if(s.rescued===undefined)delete s.lost});',
  'on("input",e=>{if(e.target.closest(".rescue"))s.rescued=""});',
  'on("click",e=>{if(e.target.closest("[data-reload]"))location.reload()})}',
].join('');
