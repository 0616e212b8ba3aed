const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/;

/** RFC 4180 with every cell quoted; a cell that a spreadsheet would run as a formula starts with an apostrophe. */
export function toCsv(columns: readonly string[], rows: Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
