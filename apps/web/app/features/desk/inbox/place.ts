interface Held {
  id: string;
}

export interface Place {
  position: number;
  newer: string | undefined;
  older: string | undefined;
}

/** Finds where an entry stands in the list as the page shows it, with its neighbors. */
export function findPlace(rows: readonly Held[], id: string): Place | undefined {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return undefined;
  return { position: index + 1, newer: rows[index - 1]?.id, older: rows[index + 1]?.id };
}
