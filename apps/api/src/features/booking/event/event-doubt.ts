/** When 'not found' proves that an event was not created. */
export interface AbsenceRule {
  /** So long after the last insert without a clear answer: until then it may still take effect. */
  afterMs: number;
  /** So often, because one copy of a calendar can lag behind another. */
  looks: number;
}

/** Keeps in mind whether an event may exist that the calendar has not shown. */
export class EventDoubt {
  readonly #rule: AbsenceRule;
  /**
   * The doubt of an earlier attempt, which may have used another account: what is absent from the calendar of this one
   * may exist in that one.
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

  /** An insert ended without a clear answer, so the event may come into being from now on. */
  open(): void {
    this.#openedAt = performance.now();
    this.#absences = 0;
  }

  /** The calendar said 'not found'; said often and late enough, it ends the doubt. */
  noteAbsence(): void {
    this.#absences += 1;
    if (this.#absences >= this.#rule.looks && this.remainingMs <= 0) this.#openedAt = undefined;
  }

  /** The calendar showed the event as deleted; answers whether it has said so before. */
  noteDeletion(): boolean {
    this.#deletions += 1;
    return this.#deletions > 1;
  }

  /** How long it takes until a 'not found' counts as proof. */
  get remainingMs(): number {
    return this.#openedAt === undefined ? 0 : this.#openedAt + this.#rule.afterMs - performance.now();
  }
}
