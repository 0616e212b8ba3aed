/** A spreadsheet runs a cell that begins like this as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

const toCell = (value: string) => `"${value.replace(formulaStart, "'$&").replaceAll('"', '""')}"`;

/** Rows as a CSV file for spreadsheets: with a byte order mark, quoted, and safe from formulas. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}`;
}
