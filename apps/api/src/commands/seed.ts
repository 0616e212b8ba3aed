import { randomUUID } from 'node:crypto';
import { inquirySchema } from '@tt/contract/inquiry/inquiry';
import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { toContentHash } from '../features/inquiry/content-hash.ts';
import { createInquiryStore } from '../features/inquiry/inquiry-store.ts';

const samples = [
  {
    name: 'Sample Person',
    email: 'sample@example.com',
    project_description: 'A sample inquiry.',
    language: 'en',
  },
  {
    name: 'Przykład',
    email: 'przyklad@example.com',
    project_description: 'Przykładowe zapytanie.',
    language: 'pl',
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
for (const [index, { isRobot = false, ...fields }] of samples.entries()) {
  const inquiry = inquirySchema.parse(fields);
  await store({
    ...inquiry,
    id: randomUUID(),
    created_at: new Date(),
    email_domain_verdict: 'valid',
    spam_score: isRobot ? 100 : 0,
    flagged: isRobot,
    announcement: isRobot ? 'digest' : 'single',
    idempotency_key: `seed-${index}`,
    content_hash: toContentHash(inquiry),
  });
}
await context.pool.end();
