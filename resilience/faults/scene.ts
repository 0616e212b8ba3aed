import { setTimeout as sleep } from 'node:timers/promises';
import { bookingRules } from '@tt/contract/booking/booking-rules';
import type { GateRule } from '../world/gate-rule.ts';
import type { ServiceProcess } from '../world/service-process.ts';
import type { StartOptions, World } from '../world/world.ts';
import { type BookingRecord, type DeskRecord, type InquiryRecord, Ledger } from './ledger.ts';
import { createDeskAct, openDesk, sendDeskAct } from './send-desk-act.ts';
import type { SendOptions } from './send-options.ts';
import { createBooking, sendBooking, sendCancellation } from './send-booking.ts';
import { sendEmailBooking, sendMove } from './send-email-booking.ts';
import { createInquiry, sendInquiry } from './send-inquiry.ts';
import type { Slots } from './slots.ts';
import { type Step, type StepName, steps } from './steps.ts';
import type { Violation } from '../invariants/violation.ts';

/** A fault that did not happen proves nothing, so it fails. */
export class NotInjected extends Error {}

const waitingMs = 45_000;
const catchTimeoutMs = 20_000;
const slotMs = bookingRules.hours.stepMinutes * 60_000;

export interface Traffic {
  inquiries?: number;
  /** Each is wanted by two visitors at once. */
  slots?: number;
}

/** One fault on its stage: the vocabulary in which faults are written. */
export class Scene {
  readonly world: World;
  readonly ledger = new Ledger();
  readonly proofs: string[] = [];
  /** What went wrong so far. */
  readonly violations: Violation[] = [];
  /** Queues whose delayed jobs become due at the end, so that the run does not wait for them. */
  readonly hurriedQueues = new Set<string>();
  /** Failing jobs count as retried for two days by the time at which all must be settled. */
  isLastTry = false;
  /** No process is left that could still work on a booking, because those that did are dead. */
  isAlone = false;
  readonly #slots: Slots;
  readonly #visits: Promise<void>[] = [];
  readonly #undo: (() => Promise<void>)[] = [];
  readonly #later: (() => Promise<void>)[] = [];
  #deadline = Number.POSITIVE_INFINITY;

  constructor(world: World, slots: Slots) {
    this.world = world;
    this.#slots = slots;
  }

  /** Records the evidence that the fault happened. */
  prove(proof: string): void {
    this.proofs.push(proof);
  }

  /** Work to do at recovery. */
  defer(undo: () => Promise<void>): void {
    this.#undo.unshift(undo);
  }

  /** Work to do after recovery, when everything runs again. */
  afterRecovery(work: () => Promise<void>): void {
    this.#later.push(work);
  }

  inquire(options: Partial<SendOptions> = {}, domain?: string, textLength?: number): Promise<InquiryRecord> {
    const record = createInquiry(domain, textLength);
    this.ledger.inquiries.push(record);
    return this.#visit(sendInquiry(this.world, record, this.#toOptions(options)), record);
  }

  book(options: Partial<SendOptions> = {}, startsAt = this.#slots.take()): Promise<BookingRecord> {
    const record = createBooking(startsAt);
    this.ledger.bookings.push(record);
    return this.#visit(sendBooking(this.world, record, this.#toOptions(options)), record);
  }

  bookByEmail(options: Partial<SendOptions> = {}, startsAt = this.#slots.take()): Promise<BookingRecord> {
    const { via } = options;
    const record: BookingRecord = { ...createBooking(startsAt), method: 'email', ...(via && { via }) };
    record.email = record.email.replace('gmail.com', 'company.example');
    this.ledger.bookings.push(record);
    return this.#visit(sendEmailBooking(this.world, record, this.#toOptions(options)), record);
  }

  move(record: BookingRecord, startsAt: number): Promise<BookingRecord> {
    return this.#visit(sendMove(this.world, record, startsAt, this.#toOptions({})), record);
  }

  /** The same visitor in another tab: the last booking again, with its key. */
  async repeatBooking(options: Partial<SendOptions>): Promise<void> {
    const record = this.ledger.bookings.at(-1);
    if (record) await sendBooking(this.world, record, this.#toOptions(options));
  }

  cancel(record: BookingRecord, options: Partial<SendOptions> = {}): Promise<BookingRecord> {
    return this.#visit(sendCancellation(this.world, record, this.#toOptions(options)), record);
  }

  /** Somebody at the desk does something to what a visitor sent. */
  async actAtDesk(
    record: BookingRecord | InquiryRecord,
    wish: Pick<DeskRecord, 'kind' | 'wanted'>,
  ): Promise<DeskRecord> {
    const act = createDeskAct(record.id ?? '', wish);
    this.ledger.deskActs.push(act);
    await openDesk(this.world);
    const booking = 'startsAt' in record ? record : undefined;
    return this.#visit(sendDeskAct(this.world, act, this.#toOptions({}), booking), act);
  }

  takeSlot(): number {
    return this.#slots.take();
  }

  /** Times that follow each other without a pause. */
  takeNeighbors(count: number): number[] {
    const times = [this.takeSlot()];
    while (times.length < count) {
      const next = this.takeSlot();
      if (next - (times.at(-1) ?? 0) !== slotMs) times.length = 0;
      times.push(next);
    }
    return times;
  }

  /** Sends visitors without waiting; they are awaited at the end. */
  send({ inquiries = 3, slots = 1 }: Traffic = {}): void {
    for (let count = 0; count < inquiries; count += 1) void this.inquire();
    for (let count = 0; count < slots; count += 1) {
      const startsAt = this.#slots.take();
      void this.book({}, startsAt);
      void this.book({}, startsAt);
    }
  }

  /** Waits until every visitor was answered or has given up. */
  async waitForVisitors(): Promise<void> {
    await Promise.all(this.#visits);
  }

  /** Pauses the next connection that reaches a step. */
  hold(step: StepName, at: 'before' | 'after', action: 'hold' | 'cut' = 'hold'): GateRule {
    const { request, after, toGate }: Step = steps[step];
    return toGate(this.world).addRule({ request, at, action, ...(after && { after }) });
  }

  /** The process whose connection reached a paused step. */
  async catch(rule: GateRule): Promise<ServiceProcess> {
    const connection = await Promise.race([rule.hit, sleep(catchTimeoutMs)]);
    if (!connection) throw new NotInjected(`nobody came to ${rule.options.request}`);
    const service = this.world.processes.find(({ name }) => name === connection.client);
    if (!service) throw new NotInjected(`${connection.client} is no process of this world`);
    return service;
  }

  async kill(service: ServiceProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    this.prove(`${service.name} ${await this.#end(service, signal)}`);
  }

  /** Starts another process, which ends with the fault. */
  async start(kind: 'api' | 'worker', options: StartOptions = {}): Promise<ServiceProcess> {
    const service = await this.world.startService(kind, options);
    this.defer(async () => {
      await this.#end(service, 'SIGTERM');
    });
    return service;
  }

  /** Waits for something that proves that the fault happened. */
  async until(what: string, isTrue: () => Promise<boolean> | boolean, timeoutMs = 20_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isTrue())) {
      if (Date.now() > deadline) throw new NotInjected(`waited in vain: ${what}`);
      await sleep(50);
    }
    this.prove(what);
  }

  async undo(): Promise<void> {
    for (const work of this.#undo.splice(0)) await work();
  }

  async finish(): Promise<void> {
    for (const work of this.#later.splice(0)) await work();
  }

  /** From now on visitors must be served soon. */
  endWaiting(): void {
    this.#deadline = Date.now() + waitingMs;
  }

  /** Expires the attempts of bookings that no process works on anymore. */
  async endAttempts(): Promise<void> {
    await this.world.database.query(
      `update booking set attempt_expires_at = now() - interval '1 second' where status = 'held'`,
    );
  }

  /** A process that gets SIGTERM finishes its running work and exits with 0. */
  async #end(service: ServiceProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<string> {
    const toldAt = performance.now();
    const end = await service.end(signal);
    const seconds = ((performance.now() - toldAt) / 1000).toFixed(1);
    if (signal === 'SIGTERM' && end !== 'ended with code 0') {
      const what = `${service.name} was told to end and ${end} after ${seconds} s\n${service.log.slice(-20).join('\n')}`;
      this.violations.push({ kind: 'died', what });
    }
    return signal === 'SIGTERM' ? `${end} after ${seconds} s` : end;
  }

  #toOptions(options: Partial<SendOptions>): SendOptions {
    return { deadline: () => this.#deadline, ...options };
  }

  async #visit<Record>(visit: Promise<void>, record: Record): Promise<Record> {
    this.#visits.push(visit);
    await visit;
    return record;
  }
}
