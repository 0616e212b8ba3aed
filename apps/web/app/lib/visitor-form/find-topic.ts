/** The first of these keys that is one of our topics. An address or a draft may name any. */
export function findTopic(
  titles: Record<string, string>,
  ...keys: readonly (string | null | undefined)[]
): string | undefined {
  return keys.find((key) => typeof key === 'string' && Object.hasOwn(titles, key)) ?? undefined;
}
