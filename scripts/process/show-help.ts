/** If `--help` is among the words, prints the usage and ends, before the command needs a setting or a database. */
export function showHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  process.stdout.write(`${usage.trim()}\n`);
  process.exit(0);
}
