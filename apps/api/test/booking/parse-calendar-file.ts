/** The properties of a file with one event, by name (RFC 5545): unfolded, unescaped, without parameters. */
export function parseCalendarFile(text: string): Record<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).split(';')[0] ?? '';
      return [
        name,
        line
          .slice(colon + 1)
          .replaceAll(/\\([\\,;])/g, '$1')
          .replaceAll('\\n', '\n'),
      ];
    }),
  );
}
