// API and worker in one process, for a platform that runs one container. Each keeps its own connections and probes.
import './server.ts';
import './worker.ts';
