import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces a text of a file, which must be there: a trial that changes nothing would prove nothing. */
export function editFile(folder: string, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no “${from}”`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

/** Changes the value of a JSON file. */
export function editJson<Value>(folder: string, path: string, change: (value: Value) => void): void {
  const file = join(folder, path);
  const value: Value = JSON.parse(readFileSync(file, 'utf8'));
  change(value);
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
