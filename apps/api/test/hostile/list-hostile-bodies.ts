import { safeParse } from 'zod/v4/core';
import { listHostileTexts } from '@tt/contract/test/hostile-texts';
import { outlineSchema, type SchemaField } from '@tt/contract/test/outline-schema';
import { listRoutes } from '../list-routes.ts';
import { anonKey } from '../test-config.ts';
import { brokenDocuments, contentTypes, wrongValues } from './broken-documents.ts';
import type { HostileBody } from './hostile-body.ts';

const inquiryPath = '/rest/v1/client_request';
const json = { 'content-type': 'application/json' };

/** Every address that takes a body, with the fields of that body. */
const targets = (await listRoutes()).flatMap(({ url, body }) =>
  body ? [{ path: url, schema: body, ...outlineSchema(body) }] : [],
);

/** At least `count` different bodies for the addresses that take one; the same at each call. */
export function listHostileBodies(count: number): HostileBody[] {
  const bodies = [
    ...listWrongValues(),
    ...listBrokenDocuments(),
    ...listWrongTypes(),
    ...listForms(),
    ...listStreams(),
  ];
  return [...bodies, ...pickEvenly(listTexts(), count - bodies.length)];
}

function listWrongValues(): HostileBody[] {
  return targets.flatMap(({ path, schema, fields }) =>
    listStrict(fields).flatMap((field) => {
      const canBeAbsent = safeParse(schema, field.put(undefined)).success;
      const isBoolean = safeParse(schema, field.put(true)).success;
      // Null says the same as nothing.
      return wrongValues
        .filter((value) => (value !== null || !canBeAbsent) && (value !== true || !isBoolean))
        .map((value) => ({
          name: `${field.path} is ${JSON.stringify(value)}`,
          path,
          body: JSON.stringify(field.put(value)),
          headers: json,
        }));
    }),
  );
}

function listBrokenDocuments(): HostileBody[] {
  return targets.flatMap(({ path }) =>
    Object.entries(brokenDocuments).map(([name, body]) => ({ name, path, body, headers: json })),
  );
}

function listWrongTypes(): HostileBody[] {
  return targets.flatMap(({ path, fields }) =>
    contentTypes.flatMap((contentType) => {
      const headers: Record<string, string> = contentType ? { 'content-type': contentType } : {};
      const body = JSON.stringify(fields[0]?.put(7));
      return [
        { name: `JSON as '${contentType.slice(0, 40)}'`, path, body, headers },
        {
          name: `packed JSON as '${contentType.slice(0, 40)}'`,
          path,
          body,
          headers: { ...headers, 'content-encoding': 'gzip' },
        },
        {
          name: `a form as '${contentType.slice(0, 40)}'`,
          path,
          body: brokenDocuments['a form'] ?? '',
          headers,
        },
      ];
    }),
  );
}

/** Without script the inquiry comes as a form. */
function listForms(): HostileBody[] {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = inquiryPath;
  const broken = Object.entries(brokenDocuments).map(([name, body]) => ({
    name: `${name} as a form`,
    path,
    body,
    headers,
  }));
  const texts = listHostileTexts(20 * 1024).map(({ name, text }) => ({
    name: `a form with ${name}`,
    path,
    body: new URLSearchParams({ apikey: anonKey, email: text, name: text }).toString(),
    headers,
  }));
  return [...broken, ...texts];
}

/** The server notices only while reading that such a body is too large. */
function listStreams(): HostileBody[] {
  return targets.map(({ path }) => ({
    name: 'a megabyte without a declared length',
    path,
    body: brokenDocuments['a megabyte'] ?? '',
    headers: json,
    isChunked: true,
  }));
}

function listTexts(): HostileBody[] {
  return [60, 10].flatMap((kilobytes) =>
    listHostileTexts(kilobytes * 1024).flatMap(({ name, text }) =>
      targets.flatMap(({ path, fields }) =>
        listStrict(fields).map((field) => ({
          name: `${kilobytes} KB of ${name} in ${field.path}`,
          path,
          body: JSON.stringify(field.put(text)),
          headers: json,
        })),
      ),
    ),
  );
}

/** Fields whose wrong value is refused, not dropped. */
function listStrict(fields: readonly SchemaField[]): SchemaField[] {
  return fields.filter(({ isForgiving }) => !isForgiving);
}

function pickEvenly<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const item = items[Math.floor((index * items.length) / count)];
    if (item === undefined) throw new Error('There are fewer bodies than wanted');
    return item;
  });
}
