/** The typed client that scripts and reads a stand-in, from its own process or from another. */
export class AdminClient<FaultInput, State> {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Appends faults to the script. */
  async script(...faults: FaultInput[]): Promise<void> {
    await this.call('POST', 'faults', faults);
  }

  /** Clears the faults and keeps the records. */
  async clearFaults(): Promise<void> {
    await this.call('DELETE', 'faults');
  }

  /** Clears faults and records. */
  async reset(): Promise<void> {
    await this.call('POST', 'reset');
  }

  /** How often a scripted fault has happened since the peer was started. */
  async countStruck(): Promise<number> {
    const { struck } = (await this.call('GET', 'struck')) as { struck: number };
    return struck;
  }

  async readState(): Promise<State> {
    return (await this.call('GET', 'state')) as State;
  }

  protected async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#url}/__admin/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__admin/${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
