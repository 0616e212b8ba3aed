/** After this time without React the page says that its script did not come. */
const lateAfterMs = 4_000;

/**
 * Runs before the island's own script, so that it can tell that script's absence: `data-lost` is `late` if the script was
 * refused, failed before React took over, or is not there in time, and is removed should it come after all. Whoever writes
 * into what stands in (`data-rescued`) goes on with it. `hydrate-island.ts` sets `failed`.
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
