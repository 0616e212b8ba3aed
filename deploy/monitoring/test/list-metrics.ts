const words = new Set(['and', 'or', 'unless', 'on', 'by', 'without', 'offset', 'bool', 'ignoring']);

/** The metrics that an expression names: what is neither a label, a word of the language, a function nor a number. */
export function listMetrics(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without|ignoring) \([^)]*\)/g, '');
  const names = [...bare.matchAll(/\b[a-zA-Z_:][\w:]*\b(?!\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !words.has(name));
}
