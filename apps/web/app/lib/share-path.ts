/** Where the picture of a page for link previews is. The build draws it from the page. */
export function toSharePath(path: string): string {
  return `/share${path}.png`;
}
