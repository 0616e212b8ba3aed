const parameter = 'q';

/** The search text in a query such as `?q=rendering`. */
export function parseSearchQuery(query: string): string {
  return new URLSearchParams(query).get(parameter) ?? '';
}

/** Puts a search text into a query as it was typed and keeps all other parameters. */
export function formatSearchQuery(query: string, text: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(parameter);
  if (text) parameters.set(parameter, text);
  return parameters.size === 0 ? '' : `?${parameters}`;
}
