import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds. A connection that is slower than these is closed: it would only take the place of another. */
const usualTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy keeps its connections, or one would be closed just when the proxy uses it again.
  keepAliveTimeout: 18_000,
};

// Each costs memory and a file descriptor, which the connections to the database need too.
const maxConnections = 1_024;

export function createHttpServer(handle: RequestListener, timeouts = usualTimeouts): Server {
  const server = createServer(timeouts, handle);
  server.maxConnections = maxConnections;
  return server;
}
