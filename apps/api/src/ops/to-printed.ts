type PrintedOf<Choice> = {
  [Column in keyof Choice]: Choice[Column] extends true ? Column : never;
}[keyof Choice];

/** The columns that are printed, in the order in which they are listed. */
export function toPrinted<const Choice extends Record<string, boolean>>(
  isPrinted: Choice,
): PrintedOf<Choice>[] {
  return Object.keys(isPrinted).filter((column) => isPrinted[column]) as PrintedOf<Choice>[];
}
