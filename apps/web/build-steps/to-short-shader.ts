const comments = /\/\/.*|\/\*[\s\S]*?\*\//g;
// Plus and minus keep theirs: `x - -y` would become another operator.
const spaceAroundSigns = /\s*([*/=<>!?:;,(){}[\]&|])\s*/g;

/** A shader without comments and spare whitespace; a directive such as `#define` keeps its own line. */
export function toShortShader(source: string): string {
  const lines = source
    .replaceAll(comments, '')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .map((line) => (line.startsWith('#') ? `\n${line}\n` : line))
    .join(' ')
    .replaceAll(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) =>
      line.trim().startsWith('#') ? line.trim() : line.replaceAll(spaceAroundSigns, '$1').trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
