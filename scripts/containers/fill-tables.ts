/** A statement that stores inquiries, each with a text of its own of about 450 characters, and a booking for every tenth. */
export function fillTables(count: number): string {
  return `
    insert into client_request (created_at, name, email, company_name, social_media, project_description, language,
      email_domain_verdict, spam_score, flagged, content_hash, same_text_until)
    select now() - i * interval '1 minute', 'Visitor ' || i, 'visitor' || i || '@company' || i % 500 || '.example',
      'Company ' || i, '', repeat(md5(random()::text) || ' ' || md5(random()::text) || ' about engines that run. ', 5),
      'en', 'valid', 0, false, i, now() - i * interval '1 minute'
    from generate_series(1, ${count}) i;
    insert into booking (id, request_hash, view_key_hash, status, starts_at, ends_at, created_at, hold_expires_at,
      attempt, attempt_expires_at, confirmed_at, name, phone, message, language, timezone, visitor_email)
    select gen_random_uuid(), 'hash' || i, md5('key' || i), 'confirmed', start, start + interval '30 minutes',
      now(), now(), 1, now(), now(), 'Visitor ' || i, '', 'Engine ' || i, 'en', 'Europe/Warsaw', 'visitor' || i || '@company.example'
    from generate_series(1, ${count / 10}) i, lateral (select timestamptz '2040-01-01' + i * interval '1 hour' as start) slot`;
}
