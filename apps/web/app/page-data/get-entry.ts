/** The texts of one content key; an entry that the translators have not written yet stops the build. */
export function getEntry<Texts>(entries: Record<string, Texts>, key: string): Texts {
  const entry = entries[key];
  if (entry === undefined) throw new Error(`The messages have no entry for the content key ${key}`);
  return entry;
}
