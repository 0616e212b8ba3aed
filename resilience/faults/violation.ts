export type ViolationKind = 'lost' | 'doubled' | 'hidden' | 'died' | 'failed';

export interface Violation {
  kind: ViolationKind;
  /** Names the id. */
  what: string;
}
