import { Gauge, type Registry } from 'prom-client';
import type { BoundedPool } from './bounded-pool.ts';

/** Tells how much of the pool is taken and how many wait for the rest. */
export function addPoolMetrics(registry: Registry, pool: BoundedPool): void {
  const registers = [registry];
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state; all in use for long is too little',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Those who wait for a connection now',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
