import { Gauge, type Registry } from 'prom-client';
import type { BoundedPool } from './bounded-pool.ts';

/** Reports how many connections of the pool are in use and how many callers wait. */
export function addPoolMetrics(registry: Registry, pool: BoundedPool): void {
  const registers = [registry];
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state; if all stay in use, the pool is too small',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_pool_size',
    help: 'Connections that the pool may open',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Callers that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
