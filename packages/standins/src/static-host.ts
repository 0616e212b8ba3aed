import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

interface Rule {
  pattern: RegExp;
  target: string;
  status: number;
}

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};
const ownFiles = ['/_headers', '/_redirects'];
/** The codes that every host knows. Others are ignored, as on the strictest of them. */
const knownCodes = [200, 301, 302, 303, 307, 308];

/**
 * A static host that knows `_redirects` and `_headers` and nothing else about the site. Where hosts differ, it is the strictest:
 * rules come before files, values of one header from several rules are joined, and the page for what is not found is
 * `404.html` of the nearest folder. It passes calls on to another origin, which some hosts do.
 */
export async function startStaticHost(folder: string, port = 0) {
  const rules = parseRedirects(await readFile(join(folder, '_redirects'), 'utf8'));
  const headerRules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const rule = rules.find(({ pattern }) => pattern.test(pathname));
    const target = rule ? pathname.replace(rule.pattern, rule.target) : pathname;
    if (rule && rule.status !== 200) {
      response.writeHead(rule.status, { location: target + search }).end();
    } else if (/^https?:/.test(target)) {
      await passOn(request, response, target);
    } else {
      setHeaders(response, headerRules, pathname);
      await sendFile(response, folder, target);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A star is the rest of the path, and a name after a colon is one segment. */
function toPattern(path: string): RegExp {
  const source = RegExp.escape(path.replace(/(?<=.)\/$/, ''))
    .replace(/\\\*/g, '(.*)')
    .replace(/(?:\\x3a|:)(\w+)/g, '([^/]+)');
  return new RegExp(`^${source}/?$`);
}

function parseRedirects(text: string): Rule[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([from = '', to = '', code]) => ({
      pattern: toPattern(from),
      target: to.replace(':splat', '$1'),
      status: Number(code),
    }))
    .filter(({ status }) => knownCodes.includes(status));
}

function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n(?=\S)/).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line): [string, string] => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    });
    return { pattern: toPattern(path), headers };
  });
}

function setHeaders(response: ServerResponse, rules: HeaderRule[], path: string): void {
  // What such hosts send by themselves.
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  const set = new Map<string, string[]>();
  for (const [name, value] of rules
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers))
    set.set(name, [...(set.get(name) ?? []), value]);
  for (const [name, values] of set) response.setHeader(name, values.join(', '));
}

async function sendFile(response: ServerResponse, folder: string, path: string): Promise<void> {
  const found = ownFiles.includes(path) ? undefined : await findFile(folder, decodeURI(path));
  const file = found ?? (await findNotFoundPage(folder, path));
  const type = types[extname(file)];
  if (type && !response.hasHeader('content-type')) response.setHeader('content-type', type);
  response.statusCode = found ? 200 : 404;
  response.end(await readFile(file));
}

async function findFile(folder: string, path: string): Promise<string | undefined> {
  for (const name of [path, `${path}/index.html`]) {
    const file = join(folder, posix.normalize(name));
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isFile) return file;
  }
  return undefined;
}

async function findNotFoundPage(folder: string, path: string): Promise<string> {
  const page = await findFile(folder, posix.join(path, '404.html'));
  if (page) return page;
  if (path === '/') throw new Error('The site has no 404.html');
  return findNotFoundPage(folder, posix.dirname(path));
}

async function passOn(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  const { host: _, connection: __, ...headers } = request.headers;
  const body = Buffer.concat(await request.toArray());
  const answer = await fetch(url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body }),
  });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
