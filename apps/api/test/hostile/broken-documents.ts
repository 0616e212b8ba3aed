import { anonKey } from '../test-config.ts';

const limit = 64 * 1024;

function fill(piece: string, bytes = limit - 1024): string {
  return piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
}

/** Malformed documents, and well-formed ones that no legitimate client sends. */
export const brokenDocuments: Record<string, string | Buffer> = {
  nothing: '',
  'spaces only': fill(' '),
  'a text': '"ada@site.example"',
  'a number': '1e999999',
  'a number of 60,000 digits': fill('7'),
  null: 'null',
  'nested lists': fill('['),
  'nested lists that end': `${fill('[', 30_000)}${fill(']', 30_000)}`,
  'nested objects': fill('{"a":'),
  'nested objects that end': `${fill('{"a":', 50_000)}1${fill('}', 10_000)}`,
  'a huge list': `[${fill('0,')}0]`,
  'a huge list of objects': `[${fill('{},')}{}]`,
  'a huge list in a field': `{"email":[${fill('"a@a.aa",')}""],"name":[],"key":[${fill('[],', 1_000)}[]]}`,
  'thousands of fields': `{${Array.from({ length: 5_000 }, (_, index) => `"f${index}":0`).join()}}`,
  'a field of 60,000 letters': `{"${fill('a')}":1}`,
  'the same field twice': '{"email":"ada@site.example","email":7,"key":"a","key":7,"name":"Ada","name":7}',
  'thousands of times the same field': `{${fill('"email":"a",')}"email":7}`,
  'a prototype': '{"__proto__":{"email":"ada@site.example","isAdmin":true}}',
  'a prototype written otherwise': '{"\\u005f_proto__":{"email":"ada@site.example"}}',
  'a constructor': '{"constructor":{"prototype":{"email":"ada@site.example"}}}',
  'names of object methods': '{"toString":1,"valueOf":2,"hasOwnProperty":3,"then":{},"length":-1}',
  'bytes that are no UTF-8': Buffer.from([
    0x7b, 0x22, 0x65, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0xaf, 0x22, 0x7d,
  ]),
  'many bytes that are no UTF-8': Buffer.alloc(60_000, 0xff),
  'half a character at the end': Buffer.from([0x7b, 0x22, 0x65, 0x22, 0x3a, 0x22, 0xf0, 0x9f, 0x98]),
  'UTF-16': Buffer.from('{"email":"ada@site.example"}', 'utf16le'),
  'a mark before the document': '\ufeff{"email":7}',
  'half a document': '{"email":"ada@site.exam',
  'two documents': '{"email":7}{"email":7}',
  'zero bytes': Buffer.alloc(60_000),
  'quotes without an end': fill('"'),
  backslashes: `{"email":"${fill('\\\\')}"}`,
  'backslashes without an end': `{"email":"${fill('\\')}`,
  'escaped characters': `{"email":"${fill('\\u0000')}","name":7,"key":7}`,
  'escaped halves of a character': `{"email":"${fill('\\ud83d')}","name":7,"key":7}`,
  XML: `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">]><a>${fill('&a;')}</a>`,
  'a form': `apikey=${anonKey}&name=Ada&email=a%40${fill('.')}%40`,
  'a form of separators': fill('&'),
  'a form of many fields': fill('a=&'),
  'a form of percent signs': fill('%'),
  'one byte more than allowed': ' '.repeat(limit + 1),
  'a megabyte': `"${fill('a', 1_000_000)}"`,
};

export const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [[[]]],
  [''],
  { toString: 1, length: 3 },
  { $gt: '' },
  Array(5_000).fill(0),
];

export const contentTypes: readonly string[] = [
  '',
  'application/json; charset=utf-16',
  'application/json;'.repeat(100),
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
];
