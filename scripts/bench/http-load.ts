import { HttpConnection } from './http-connection.ts';

export interface HttpLoad {
  /** Connections alternate between them, as behind a balancer. */
  ports: number[];
  connections: number;
  durationMs: number;
  /** The whole request as bytes on the wire, a different one at each call. */
  createRequest: () => string;
  expectedStatus: string;
  /** Answers with this status are not counted. */
  toleratedStatus?: string;
}

/** Keeps each connection busy with one request at a time and returns requests per second. */
export async function measureHttpLoad(load: HttpLoad): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + load.durationMs;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, (_, index) => runConnection(load, index, until)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function runConnection(load: HttpLoad, index: number, until: number): Promise<number> {
  const connection = await HttpConnection.open(load.ports[index % load.ports.length] as number);
  let count = 0;
  while (performance.now() < until) {
    const answer = await connection.ask(load.createRequest());
    const status = answer.slice(9, 12);
    if (status === load.expectedStatus) count += 1;
    else if (status !== load.toleratedStatus) throw new Error(answer);
  }
  connection.close();
  return count;
}
