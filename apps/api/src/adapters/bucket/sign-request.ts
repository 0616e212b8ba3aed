import { createHash, createHmac } from 'node:crypto';

export interface BucketCredential {
  region: string;
  keyId: string;
  secret: string;
}

interface BucketRequest {
  method: string;
  url: URL;
  body: string;
  now: Date;
}

/** The headers of a request to S3 or a provider that speaks like it (AWS Signature Version 4). */
export function signRequest(
  { method, url, body, now }: BucketRequest,
  { region, keyId, secret }: BucketCredential,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const bodyHash = hash(body);
  const signedNames = 'host;x-amz-content-sha256;x-amz-date';
  const signedLines = `host:${url.host}\nx-amz-content-sha256:${bodyHash}\nx-amz-date:${time}\n`;
  const canonical = [method, url.pathname, '', signedLines, signedNames, bodyHash].join('\n');
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), hash(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(sign, `AWS4${secret}`);
  return {
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${keyId}/${scope.join('/')}, ` +
      `SignedHeaders=${signedNames}, Signature=${sign(key, text).toString('hex')}`,
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
