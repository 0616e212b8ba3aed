const description = 'A description of a usual length. '.repeat(8);

/** The bare transaction of the endpoint: a row, its job, a commit. */
export const inquiryTransaction = `
\\set hash random(1, 9000000000000000000)
begin;
insert into client_request (
  created_at, name, email, company_name, social_media, project_description, language,
  email_domain_verdict, spam_score, flagged, idempotency_key, content_hash, same_text_until)
values (now(), 'Ada Lovelace', 'ada@mx.test', 'Analytical Engines', '@ada', '${description}', 'en',
  'valid', 0, false, gen_random_uuid()::text, :hash, now() + interval '10 minutes')
on conflict do nothing;
insert into job_outbox (queue, data) values ('contact-form-notification', jsonb_build_object('id', gen_random_uuid()));
commit;
`;

/** The same inquiry as requests on the wire, each with a text and a key of its own. */
export function createInquiryRequests(key: string, formToken: string): (number: number) => string {
  const place = '#########';
  const body = JSON.stringify({
    name: 'Ada Lovelace',
    email: 'ada@mx.test',
    company_name: 'Analytical Engines',
    social_media: '@ada',
    project_description: description + place,
    language: 'en',
    form_token: formToken,
  });
  const request = [
    'POST /rest/v1/client_request HTTP/1.1',
    'host: 127.0.0.1',
    `apikey: ${key}`,
    `authorization: Bearer ${key}`,
    `idempotency-key: bench-${place}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  // Split once, because a generator that builds each request from scratch is slower than the server under load.
  const [head = '', middle = '', tail = ''] = request.split(place);
  return (number) => {
    const id = String(number).padStart(place.length, '0');
    return head + id + middle + id + tail;
  };
}
