import type { World } from '../../world/world.ts';
import type { Violation } from '../../invariants/violation.ts';

/** No process died without being killed. */
export function checkProcesses({ processes }: World): Violation[] {
  return processes.flatMap(({ name, unwantedEnd, log }): Violation[] =>
    unwantedEnd ? [{ kind: 'died', what: `${name} ${unwantedEnd}\n${log.slice(-20).join('\n')}` }] : [],
  );
}
