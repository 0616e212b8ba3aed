import { randomUUID } from 'node:crypto';
import type { DeskActAnswer, DeskEntry } from '@tt/contract/desk/desk-entry';
import type { DeskList } from '@tt/contract/desk/desk-list';
import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import { describe, expect, test } from 'vitest';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { startDeskApp } from '../../../../test/desk/start-desk-app.ts';
import { insertTestInquiry } from '../../../../test/insert-test-inquiry.ts';
import { runOps } from '../../../ops/run-ops.ts';
import { sendJob } from '../../../queue/send-job.ts';

async function startDesk() {
  const desk = await startDeskApp();
  const { pool } = desk.context;
  const signInAs = async (name: string) => (await desk.enrol(await desk.invite(name))).cookie;
  const cookie = await signInAs('Ada');
  const list = async (query = '', reader = cookie) =>
    (await desk.get(`entries${query}`, reader)).json() as DeskList;
  const read = async (id: string, reader = cookie) =>
    (await desk.get(`entries/${id}`, reader)).json() as DeskEntry;
  const act = async (id: string, what: string, body: object, actor = cookie) =>
    (await desk.post(`entries/${id}/${what}`, body, { cookie: actor })).json() as DeskActAnswer;
  return { ...desk, pool, cookie, signInAs, list, read, act };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe('the list', () => {
  test('[PANEL-02] shows inquiries and confirmed bookings together, the newest first', async () => {
    const { pool, list } = await startDesk();
    await insertTestInquiry(pool, { name: 'Taras', created_at: daysAgo(0.2) });
    await insertTestBooking(pool, { name: 'Sofia', confirmed_at: daysAgo(0.1) });
    await insertTestBooking(pool, { name: 'Waits for a mail', status: 'held' });
    const { rows, waiting, total } = await list();
    expect(rows.map(({ name, kind }) => [name, kind])).toEqual([
      ['Sofia', 'booking'],
      ['Taras', 'inquiry'],
    ]);
    expect({ waiting, total }).toEqual({ waiting: 2, total: 2 });
  });

  test('[PANEL-02] names the same reference as the receipt', async () => {
    const { pool, list } = await startDesk();
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await insertTestInquiry(pool)).id));
    const { rows } = await list();
    const shown = new Map(rows.map(({ id, reference }) => [id, reference]));
    expect(ids.map((id) => shown.get(id))).toEqual(ids.map(toInquiryReference));
  });

  test('[PANEL-02] goes on after its last row, without a gap and without a row twice', async () => {
    const { pool, list } = await startDesk();
    const at = new Date();
    for (let count = 0; count < 120; count += 1)
      await insertTestInquiry(pool, { name: String(count), created_at: at });
    const names: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: DeskList = await list(next ? `?before=${encodeURIComponent(next)}` : '');
      names.push(...page.rows.map(({ name }) => name));
      next = page.next;
    }
    expect(names).toHaveLength(120);
    expect(new Set(names).size).toBe(120);
  });

  test('[PANEL-02] has what waits too long at the top, the oldest first, and once only', async () => {
    const { pool, list } = await startDesk();
    for (const days of [20, 30, 0])
      await insertTestInquiry(pool, { name: String(days), created_at: daysAgo(days) });
    const { late, rows, waitingLate } = await list('?show=waiting');
    expect(late.map(({ name }) => name)).toEqual(['30', '20']);
    expect(rows.map(({ name }) => name)).toEqual(['0']);
    expect(waitingLate).toBe(2);
  });

  test('[PANEL-02] finds parts of words in names, addresses, texts, notes and references, in every script', async () => {
    const { pool, list, act } = await startDesk();
    const { id } = await insertTestInquiry(pool, {
      ...{ name: 'Тарас', email: 'taras@company.example', company_name: 'Company' },
      project_description: 'Потрібен міст між CRM і кабінетами, 100%_\\',
    });
    await insertTestInquiry(pool, { name: 'Kim', project_description: 'Private 5G' });
    await act(id, 'notes', { id: randomUUID(), text: 'Спитати про NVMe' });
    const find = async (words: string) =>
      (await list(`?q=${encodeURIComponent(words)}`)).rows.map(({ name }) => name);
    for (const words of [
      'арас',
      'ТАРАС',
      'company.ex',
      'міст кабінет',
      'nvme',
      '100%_\\',
      toInquiryReference(id),
    ])
      expect(await find(words), words).toEqual(['Тарас']);
    expect(await find('5g')).toEqual(['Kim']);
    expect(await find('міст 5g')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
  });

  test('[PANEL-02] counts what each filter would show', async () => {
    const { pool, list, act, read } = await startDesk();
    const { id } = await insertTestInquiry(pool, { language: 'pl' });
    await insertTestInquiry(pool, { language: 'es' });
    await insertTestInquiry(pool, { language: 'es', flagged: true });
    await insertTestBooking(pool, { language: 'pl' });
    await act(id, 'state', { version: (await read(id)).version, state: 'hand' });
    const { counts } = await list('?lang=pl');
    expect(counts).toMatchObject({
      show: { all: 2, waiting: 2, mine: 1, answered: 0, spam: 0 },
      kind: { both: 2, inquiry: 1, booking: 1 },
      lang: { any: 3, pl: 2, es: 1, en: 0 },
    });
  });

  test('[PANEL-02] says nothing new to a page that has it all', async () => {
    const { pool, app, cookie } = await startDesk();
    const ask = (etag?: string) =>
      app.inject({ url: '/desk/api/entries', headers: { cookie, ...(etag && { 'if-none-match': etag }) } });
    const { etag } = (await ask()).headers;
    expect((await ask(String(etag))).statusCode).toBe(304);
    await insertTestInquiry(pool);
    expect((await ask(String(etag))).statusCode).toBe(200);
  });
});

describe('one entry', () => {
  test('[PANEL-03] is read by the person who opens it, and not by others', async () => {
    const { pool, list, read, signInAs } = await startDesk();
    const bob = await signInAs('Bob');
    const { id } = await insertTestInquiry(pool);
    await read(id);
    expect((await list()).rows[0]?.isUnread).toBe(false);
    expect((await list('', bob)).rows[0]?.isUnread).toBe(true);
    await read(id);
    const { rows } = await pool.query('select kind from desk_act where entry_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'opened' }]);
  });

  test('[PANEL-03] of two people who take it at once one gets it, and the other learns who', async () => {
    const { pool, act, signInAs, cookie } = await startDesk();
    const bob = await signInAs('Bob');
    const { id } = await insertTestInquiry(pool);
    const answers = await Promise.all(
      [cookie, bob].map((actor) => act(id, 'state', { version: 0, state: 'hand' }, actor)),
    );
    const lost = answers.find(({ success }) => !success);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(lost).toMatchObject({
      code: 'changed',
      conflict: { by: lost?.entry.holder },
      entry: { version: 1 },
    });
  });

  test('[PANEL-03] an act that is sent twice is one', async () => {
    const { pool, act } = await startDesk();
    const { id } = await insertTestInquiry(pool);
    const take = () => act(id, 'state', { version: 0, state: 'hand' });
    await take();
    expect(await take()).toMatchObject({ success: true, entry: { version: 1 } });
    const note = { id: randomUUID(), text: 'Ask for the model' };
    await act(id, 'notes', note);
    const { entry } = await act(id, 'notes', note);
    expect(entry.notes.map(({ who, text }) => [who, text])).toEqual([['Ada', 'Ask for the model']]);
  });

  test('[PANEL-03] tells what happened in order, and each act who, when, what, before and after', async () => {
    const { pool, act, read } = await startDesk();
    const { id } = await insertTestInquiry(pool, { created_at: daysAgo(30) });
    await read(id);
    expect((await read(id)).events.map(({ kind }) => kind)).toEqual(['received', 'opened', 'answer_due']);
    await act(id, 'state', { version: 0, state: 'hand' });
    const { entry } = await act(id, 'state', { version: 1, state: 'answered' });
    expect(entry.events.map(({ kind, who, detail }) => [kind, who, detail])).toEqual([
      ['received', null, null],
      ['opened', 'Ada', null],
      ['took', 'Ada', 'hand'],
      ['state', 'Ada', 'answered'],
    ]);
    expect(entry).toMatchObject({ state: 'answered', holder: null, dueAt: null });
    const { rows } = await pool.query(`select before, after from desk_act where kind = 'state'`);
    expect(rows).toEqual([{ before: expect.stringMatching(/^hand:/), after: 'answered' }]);
  });

  test('[PANEL-03] undo gives back the state before, to whom it was, and only for the last act', async () => {
    const { pool, act, signInAs } = await startDesk();
    const bob = await signInAs('Bob');
    const { id } = await insertTestInquiry(pool);
    await act(id, 'state', { version: 0, state: 'hand' }, bob);
    await act(id, 'state', { version: 1, state: 'spam' });
    expect(await act(id, 'undo', { version: 2 }, bob)).toMatchObject({ success: false, code: 'too_late' });
    expect(await act(id, 'undo', { version: 2 })).toMatchObject({
      success: true,
      entry: { state: 'hand', holder: 'Bob', version: 3 },
    });
    expect(await act(id, 'undo', { version: 3 })).toMatchObject({ code: 'too_late' });
  });

  test('[PANEL-03] undo brings back when it was taken and answered', async () => {
    const { pool, act } = await startDesk();
    const { id } = await insertTestInquiry(pool);
    await act(id, 'state', { version: 0, state: 'hand' });
    await act(id, 'state', { version: 1, state: 'answered' });
    await pool.query('update desk_entry set taken_at = $1, answered_at = $2', [daysAgo(3), daysAgo(2)]);
    const readDates = async () =>
      (await pool.query('select taken_at, answered_at from desk_entry where id = $1', [id])).rows;
    const before = await readDates();
    await act(id, 'state', { version: 2, state: 'new' });
    expect(await readDates()).toEqual([{ taken_at: null, answered_at: null }]);
    await act(id, 'undo', { version: 3 });
    expect(await readDates()).toEqual(before);
  });

  test('[PANEL-03] undo needs the page to show what is undone', async () => {
    const { pool, act } = await startDesk();
    const { id } = await insertTestInquiry(pool);
    await act(id, 'state', { version: 0, state: 'hand' });
    await act(id, 'state', { version: 1, state: 'answered' });
    expect(await act(id, 'undo', { version: 1 })).toMatchObject({
      ...{ success: false, code: 'changed' },
      entry: { state: 'answered', version: 2 },
    });
  });

  test('[PANEL-03] what is new again because its holder was removed is nothing that a page from before may change', async () => {
    const { context, pool, signInAs, act, read } = await startDesk();
    const bob = await signInAs('Bob');
    const { id } = await insertTestInquiry(pool);
    await act(id, 'state', { version: 0, state: 'hand' }, bob);
    await runOps(context, ['desk', 'revoke', 'Bob']);
    expect(await act(id, 'state', { version: 1, state: 'answered' })).toMatchObject({
      ...{ success: false, code: 'changed' },
      entry: { state: 'new', holder: null },
    });
    expect((await read(id)).version).toBe(2);
  });

  test('[PANEL-03] undo gives nothing back to somebody who is removed', async () => {
    const { context, pool, signInAs, act } = await startDesk();
    const bob = await signInAs('Bob');
    const { id } = await insertTestInquiry(pool);
    await act(id, 'state', { version: 0, state: 'hand' }, bob);
    await act(id, 'state', { version: 1, state: 'hand' });
    await runOps(context, ['desk', 'revoke', 'Bob']);
    expect(await act(id, 'undo', { version: 2 })).toMatchObject({
      success: true,
      entry: { state: 'new', holder: null },
    });
  });

  test('[PANEL-06] what the form held back is announced like any other when somebody releases it', async () => {
    const { pool, act, list } = await startDesk();
    const { id } = await insertTestInquiry(pool, {
      ...{ flagged: true, announcement: 'digest', spam_score: 60 },
      created_at: daysAgo(20),
    });
    expect((await list()).rows).toEqual([]);
    expect((await list('?show=spam')).rows.map((row) => [row.id, row.state])).toEqual([[id, 'flagged']]);
    expect(await act(id, 'state', { version: 0, state: 'new' })).toMatchObject({
      success: true,
      entry: {
        state: 'new',
        events: expect.arrayContaining([expect.objectContaining({ kind: 'released' })]),
      },
    });
    const { rows } = await pool.query('select queue from job_outbox order by queue');
    expect(rows.map(({ queue }) => queue)).toEqual(['contact-form-notification', 'inquiry-receipt']);
    const { late, rows: shown } = await list();
    expect([late.length, shown.length]).toEqual([0, 1]);
  });

  test('[PANEL-03] marked as spam, what was held back is announced to nobody, and undone it is held back again', async () => {
    const { pool, act } = await startDesk();
    const { id } = await insertTestInquiry(pool, { flagged: true, announcement: 'digest' });
    await act(id, 'state', { version: 0, state: 'spam' });
    expect(await act(id, 'undo', { version: 1 })).toMatchObject({ entry: { state: 'flagged' } });
    expect((await pool.query('select from job_outbox')).rowCount).toBe(0);
  });

  test('[PANEL-03] webhooks learn what was erased', async () => {
    const { pool, act } = await startDesk();
    const { id } = await insertTestInquiry(pool);
    await pool.query(`insert into webhook_endpoint (id, url, secret_sealed, events)
      values (gen_random_uuid(), 'https://hooks.example', '', '{person.erased}')`);
    await act(id, 'erase', { reference: toInquiryReference(id) });
    const { rows } = await pool.query(`select data from job_outbox where queue = 'webhook'`);
    expect(rows).toEqual([{ data: expect.objectContaining({ event: 'person.erased', subjectId: id }) }]);
  });

  test('[PANEL-03] erased by its reference, only who erased what is left', async () => {
    const { pool, act, read, get, cookie } = await startDesk();
    const { id } = await insertTestInquiry(pool);
    await read(id);
    await act(id, 'notes', { id: randomUUID(), text: 'Ask for the model' });
    expect(await act(id, 'erase', { reference: 'TT-000000' })).toEqual({
      success: false,
      code: 'wrong_reference',
    });
    const reference = toInquiryReference(id);
    await sendJob(pool, 'inquiry-receipt', { id });
    expect(await act(id, 'erase', { reference })).toEqual({ success: false, code: 'mail_waiting' });
    await pool.query('delete from job_outbox');
    expect(await act(id, 'erase', { reference: reference.toLowerCase() })).toEqual({ success: true });
    expect((await get(`entries/${id}`, cookie)).statusCode).toBe(404);
    const { rows } = await pool.query(
      `select kind, before, after from desk_act where kind not in ('joined')`,
    );
    expect(rows).toEqual([{ kind: 'erased', before: 'inquiry', after: reference }]);
    for (const table of ['client_request', 'desk_entry', 'desk_note'])
      expect((await pool.query(`select from ${table}`)).rowCount, table).toBe(0);
  });
});
