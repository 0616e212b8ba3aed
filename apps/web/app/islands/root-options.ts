/** A prefix of its own, because React also numbers the IDs of the page around the island. */
export const rootOptions = { identifierPrefix: 'island-' };
