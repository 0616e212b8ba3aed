import pg from 'pg';

/** Enough for every process of a history at once. */
const maxInUse = 16;

/**
 * A stock of open database connections. Opening one takes longer than most histories, and how long differs
 * each time, so they are opened while nothing else happens.
 */
export class Connections {
  readonly #url: string;
  readonly #free = new Set<pg.Client>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Ensures that there are enough for the next steps. */
  async fill(): Promise<void> {
    while (this.#free.size < maxInUse) this.#free.add(await this.#open());
  }

  take(): pg.Client {
    const [client] = this.#free;
    if (!client) throw new Error('More connections are in use than a history needs');
    this.#free.delete(client);
    return client;
  }

  give(client: pg.Client): void {
    if (this.#free.size < maxInUse) this.#free.add(client);
    else void client.end();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#free].map((client) => client.end()));
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', () => this.#free.delete(client));
    await client.connect();
    return client;
  }
}
