import { expect, test } from 'vitest';
import { selectFields } from './field-selector.ts';

const event = {
  id: 'abc',
  organizer: { email: 'a@example.com', self: true, displayName: 'A' },
  conferenceData: {
    entryPoints: [{ uri: 'u', label: 'l' }],
    createRequest: { status: { statusCode: 'success' } },
  },
};

test.each([
  [undefined, event],
  ['id', { id: 'abc' }],
  ['id,absent', { id: 'abc' }],
  ['organizer(email,self)', { organizer: { email: 'a@example.com', self: true } }],
  ['conferenceData/entryPoints/uri', { conferenceData: { entryPoints: [{ uri: 'u' }] } }],
  [
    'conferenceData(entryPoints(uri),createRequest/status)',
    {
      conferenceData: { entryPoints: [{ uri: 'u' }], createRequest: { status: { statusCode: 'success' } } },
    },
  ],
  [
    'conferenceData/entryPoints/uri,conferenceData/createRequest',
    {
      conferenceData: { entryPoints: [{ uri: 'u' }], createRequest: { status: { statusCode: 'success' } } },
    },
  ],
  ['*', event],
])('fields=%s keeps what it names', (fields, expected) => {
  expect(selectFields(event, fields)).toEqual(expected);
});
