/** The conditions under which 'not found' proves that an event was not created. */
export interface AbsenceRule {
  /** Counted from the last insert without a clear answer, which may still take effect before. */
  afterMs: number;
  /** The number of lookups, because one replica of a calendar can lag behind another. */
  looks: number;
}

/** Tracks whether an event may exist that the calendar has not shown. */
export class EventDoubt {
  readonly #rule: AbsenceRule;
  /**
   * The doubt of an earlier attempt, which may have used another account. An event that is absent from this account's
   * calendar may exist in the other's.
   */
  readonly isInherited: boolean;
  #openedAt: number | undefined;
  #absences = 0;
  #deletions = 0;

  constructor(rule: AbsenceRule, isInherited: boolean) {
    this.#rule = rule;
    this.isInherited = isInherited;
  }

  get isOpen(): boolean {
    return this.#openedAt !== undefined;
  }

  /** An insert ended without a clear answer, so the event may appear from now on. */
  open(): void {
    this.#openedAt = performance.now();
    this.#absences = 0;
  }

  /** Records a 'not found'. Enough of them, late enough, resolve the doubt. */
  noteAbsence(): void {
    this.#absences += 1;
    if (this.#absences >= this.#rule.looks && this.remainingMs <= 0) this.#openedAt = undefined;
  }

  /** Records that the calendar showed the event as deleted. Returns whether it had before. */
  noteDeletion(): boolean {
    this.#deletions += 1;
    return this.#deletions > 1;
  }

  /** The time until a 'not found' counts as proof. */
  get remainingMs(): number {
    return this.#openedAt === undefined ? 0 : this.#openedAt + this.#rule.afterMs - performance.now();
  }
}
