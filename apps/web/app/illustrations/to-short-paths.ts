/** Writes the same paths in fewer letters. A drawing is written to be read, and sent to be drawn. */
export function toShortPaths(svg: string): string {
  return svg.replaceAll(/(?<=\sd=")[^"]*/g, (path) =>
    path
      .replaceAll(/(?<![\d.])0(?=\.\d)/g, '')
      .replaceAll(/[ ,](?=-)|(?<=\.\d+)[ ,](?=\.)|(?<=[a-z]) | (?=[a-z])/gi, ''),
  );
}
