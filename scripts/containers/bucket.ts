import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bucket in memory that speaks as much of S3 as an upload needs. It runs in a container of its own, so it imports
 * nothing of ours. It takes only requests that carry a valid signature (AWS Signature Version 4).
 */
const [keyId = '', secret = '', port = '9000'] = process.argv.slice(2);
const objects = new Map<string, Buffer>();

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request));
  const path = request.url ?? '';
  if (!isSigned(request)) response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
  else if (!path.startsWith('/backups/')) response.writeHead(404).end('<Code>NoSuchBucket</Code>');
  else if (request.method === 'PUT') response.writeHead(objects.set(path, body) ? 200 : 500).end();
  else if (request.method === 'DELETE') response.writeHead(objects.delete(path) ? 204 : 404).end();
  else response.writeHead(objects.has(path) ? 200 : 404).end(objects.get(path));
});
server.listen(Number(port), () => console.log('ready', (server.address() as AddressInfo).port));

function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const found =
    /Credential=(\S+?)\/(\d+)\/(\S+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  if (!found) return false;
  const [, givenId, day = '', region = '', names = '', signature] = found;
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${secret}`);
  return givenId === keyId && sign(key, text).toString('hex') === signature;
}

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
