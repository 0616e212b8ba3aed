import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { faultsKey, startPage } from './start-page.ts';

const scriptPath = '/script-of-the-test.js';
const script = `(${startPage})(${JSON.stringify(faultsKey)})`;
const tag = `<head><script src="${scriptPath}"></script>`;

/** A proxy between the browsers and the preview, which adds a script to each page before all others. */
export default async function startWitness(): Promise<() => Promise<void>> {
  const { PORT, WITNESS_PORT } = process.env;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === scriptPath) return void sendScript(outgoing);
    const { url: path, method } = incoming;
    const upstream = request({ host: '127.0.0.1', port: PORT, path, method, headers: toHeaders(incoming) });
    upstream.on('response', (answer) => void pass(answer, outgoing));
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  server.listen(Number(WITNESS_PORT), '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** The script can't be added to a page that is compressed or cached by the browser. */
function toHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  if (!headers.accept?.startsWith('text/html')) return headers;
  const { 'if-none-match': _, 'if-modified-since': __, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}

function sendScript(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
}

async function pass(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html') || headers['content-encoding']) {
    outgoing.writeHead(statusCode, headers);
    return void answer.pipe(outgoing);
  }
  const page = (await text(answer)).replace('<head>', tag);
  const { 'content-length': _, 'transfer-encoding': __, ...rest } = headers;
  outgoing.writeHead(statusCode, { ...rest, 'content-length': Buffer.byteLength(page) }).end(page);
}
