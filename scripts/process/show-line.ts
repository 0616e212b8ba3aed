const nameColumns = 8;

/** Prints a line of a part behind its name. */
export function showLine(name: string, line: string): void {
  console.log(`${name.padEnd(nameColumns)} | ${line}`);
}
