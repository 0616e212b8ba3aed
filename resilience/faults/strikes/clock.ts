import { fileURLToPath } from 'node:url';
import { fetchFormToken } from '../../world/form-token.ts';
import type { ServiceKind, ServiceProcess } from '../../world/service-process.ts';
import type { Scene } from '../scene.ts';

const preload = fileURLToPath(new URL('./shift-clock.ts', import.meta.url));

/** A further process whose clock is wrong by this much. */
export function startShifted(scene: Scene, kind: ServiceKind, shiftMs: number): Promise<ServiceProcess> {
  return scene.start(kind, { nodeArgs: ['--import', preload], env: { CLOCK_SHIFT_MS: String(shiftMs) } });
}

/** A form token begins with the time at which it was made. */
export async function readClockShiftMs(origin: string): Promise<number> {
  const token = await fetchFormToken(origin);
  return Number.parseInt(token.split('.')[0] ?? '', 36) - Date.now();
}
