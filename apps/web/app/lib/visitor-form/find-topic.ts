/** The topic that the address of a form names, if it is one of ours. */
export function findTopic(query: URLSearchParams, titles: Record<string, string>): string | undefined {
  const topic = query.get('topic') ?? '';
  return Object.hasOwn(titles, topic) ? topic : undefined;
}
