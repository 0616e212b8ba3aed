/**
 * Gives each section's heading, and each exhibit, an ID by its position, so that another language can open the page
 * at the same place. Only the whole page has the positions.
 */
export function nameSections(html: string): string {
  const start = html.indexOf('<main');
  let place = 0;
  return (
    html.slice(0, start) +
    html.slice(start).replaceAll(/<(?:h2\b|(?:figure|div)(?= class="work\b))(?![^>]*\sid=)/g, (tag) => {
      place += 1;
      return `${tag} id="s${place}"`;
    })
  );
}
