import type { Session } from './open-session.ts';

const sentences = [
  'We build pumps for heating plants and need a control that keeps pressure within two percent.',
  'Our test bench loses samples above ten kilohertz. Who can look at the firmware with us?',
  'The current supplier has left the market, and the drawings are older than our team.',
  'Please tell us what a feasibility study would take, and when you could start.',
  'There are two prototypes in the workshop. One of them runs, the other one overheats after an hour.',
];

// In the order of time, as rows arrive: one in twenty looked like spam, one in a hundred came in a rush. The day's digest
// has named all but those of the last hours. The IDs of digests are made from their day, so that no look-up is needed.
const insertEnquiries = `
  insert into client_request (
    id, created_at, name, email, company_name, social_media, project_description, language, email_domain_verdict,
    spam_score, flagged, announcement, idempotency_key, content_hash, same_text_until, summary_id)
  select gen_random_uuid(), at, 'Person ' || person, 'person-' || person || '@company-' || person % 200000 || '.example',
    'Company ' || person % 200000, '', text, (array['en', 'ua', 'pl', 'ru', 'es'])[1 + n % 5],
    case when n % 50 = 0 then 'unknown' else 'valid' end, case when is_spam then 5 else 0 end, is_spam,
    case when is_spam then 'digest' when n % 100 = 1 then 'summary' else 'single' end, gen_random_uuid()::text,
    hashint8extended(n, 0), at + interval '10 minutes',
    case when at < current_date and (is_spam or n % 100 = 1) then md5('digest ' || at::date)::uuid end
  from (
    select n, n % 20 = 0 as is_spam, (random() * $1 / 3)::integer as person,
      now() - interval '6 years' + interval '6 years' * (n / $1::float8) - interval '11 minutes' as at,
      ($2::text[])[1 + n % 5] || ' ' || ($2::text[])[1 + n / 5 % 5] || ' ' || ($2::text[])[1 + n / 25 % 5] as text
    from generate_series(1, $1::integer) as n
  ) as arriving`;

const insertDigests = `
  insert into enquiry_summary (id, kind, created_at)
  select md5('digest ' || day::date)::uuid, 'digest', day + interval '30 hours'
  from generate_series(current_date - interval '6 years' - interval '1 day', current_date - interval '1 day', '1 day') as day`;

export async function fillEnquiries(session: Session, count: number): Promise<void> {
  await session.query(insertEnquiries, [count, sentences]);
  await session.query(insertDigests);
}
