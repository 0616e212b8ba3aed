import { createServer, type RequestListener, type Server } from 'node:http';

/** Timeouts in milliseconds. A slower connection is closed, because it would only take the place of another. */
const usualTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy keeps its connections, or one would be closed just when the proxy uses it again.
  keepAliveTimeout: 18_000,
};

// Each connection costs memory and a file descriptor, and with more of them refusals come late during a flood.
const maxConnections = 768;

/**
 * Connections that may wait to be accepted. Node accepts one in each turn of its event loop, so in a flood a longer queue
 * would make clients wait for many seconds. A proxy that gets no connection knows at once that nothing was sent.
 */
export const backlog = 128;

export function createHttpServer(handle: RequestListener, timeouts = usualTimeouts): Server {
  const server = createServer(timeouts, handle);
  server.maxConnections = maxConnections;
  return server;
}

const spareMs = 2_000;

/**
 * Lets idle connections live on for a while when the server closes. A proxy may be sending a request over one of them, which would
 * be lost with it. Each answer closes its connection then, so what is still idle afterward is not in use.
 */
export function spareIdleConnections(server: Server, durationMs = spareMs): void {
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => void setTimeout(closeIdleConnections, durationMs);
}
