/**
 * `lost`: an acknowledged thing is gone, or is not as its visitor was told. `doubled`: something exists or arrived more than
 * once. `hidden`: a person should know of it, and nothing says so. `leaked`: what a visitor wrote is where it must not be.
 * `died`: a process ended that nobody killed. `failed`: anything else that was promised.
 */
export type ViolationKind = 'lost' | 'doubled' | 'hidden' | 'leaked' | 'died' | 'failed';

/** A broken invariant. */
export interface Violation {
  kind: ViolationKind;
  /** Names the id, or the visitor. */
  what: string;
}

/** A check that fails has to say why; one that holds need not. */
export function unless(holds: boolean, kind: ViolationKind, what: () => string): Violation[] {
  return holds ? [] : [{ kind, what: what() }];
}
