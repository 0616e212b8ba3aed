import { randomUUID } from 'node:crypto';
import { inquirySchema } from '@tt/contract/inquiry/inquiry';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { toContentHash } from '../features/inquiry/content-hash.ts';
import { createInquiryStore } from '../features/inquiry/inquiry-store.ts';

/** The state of each entry at the desk, and how long it has waited. */
const samples = [
  {
    name: 'Sample Person',
    email: 'sample@example.com',
    project_description: 'A sample inquiry.',
    language: 'en',
    topic: 'fiveg',
  },
  {
    name: 'Przykład',
    email: 'przyklad@example.com',
    project_description: 'Przykładowe zapytanie.',
    language: 'pl',
    daysAgo: 5,
  },
  {
    name: 'Зразок',
    email: 'zrazok@example.com',
    project_description: 'Запит, який хтось уже взяв.',
    language: 'ua',
    daysAgo: 1,
    state: 'hand',
  },
  {
    name: 'Muestra',
    email: 'muestra@example.com',
    project_description: 'Una solicitud con respuesta.',
    language: 'es',
    daysAgo: 3,
    state: 'answered',
  },
  {
    name: 'Образец',
    email: 'obrazets@example.com',
    project_description: 'Запрос, из которого вышел заказ.',
    language: 'ru',
    daysAgo: 20,
    state: 'won',
  },
  {
    name: 'Sample Robot',
    email: 'robot@example.com',
    project_description: 'Buy now.',
    language: 'en',
    isRobot: true,
  },
];

const context = createContext(loadConfig());
const store = createInquiryStore(context.pool);
for (const [index, sample] of samples.entries()) {
  const { isRobot = false, daysAgo = 0, state = 'new', ...fields } = sample;
  const inquiry = inquirySchema.parse(fields);
  const id = randomUUID();
  const isNew = await store({
    ...inquiry,
    id,
    created_at: new Date(Date.now() - daysAgo * dayMs),
    email_domain_verdict: 'valid',
    spam_score: isRobot ? 100 : 0,
    flagged: isRobot,
    announcement: isRobot ? 'digest' : 'single',
    idempotency_key: `seed-${index}`,
    content_hash: toContentHash(inquiry),
  });
  if (isNew && state !== 'new') await setState(id, state);
}
await context.pool.end();

async function setState(id: string, state: string): Promise<void> {
  await context.pool.query(
    `insert into desk_person (name) select 'Developer'
     where not exists (select from desk_person where name = 'Developer' and removed_at is null)`,
  );
  await context.pool.query(
    `update desk_entry set state = $2, answered_at = case when $2 <> 'hand' then clock_timestamp() end,
       (holder_id, taken_at) = (select id, clock_timestamp() from desk_person
         where name = 'Developer' and removed_at is null and $2 = 'hand')
     where id = $1`,
    [id, state],
  );
}
