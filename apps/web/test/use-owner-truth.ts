import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '@tt/contract/settings/settings';
import sharp from 'sharp';
import { afterAll, beforeAll, vi } from 'vitest';
import { readContentFrom } from './read-content-from.ts';

/** Days that no page may show. */
export const permittedOn = '2031-03-04';
export const confirmedOn = '2032-05-06';
const fixture = join(import.meta.dirname, 'content');
const root = mkdtempSync(join(tmpdir(), 'tt-truth-'));
const content = join(root, 'apps/web/content');
const people = join(root, 'packages/contract/people');
export const profiles = ['https://www.profiles.example/cogs'];
const clients = ['gear-train', 'gear-rack', 'gear-box'];

const ExhibitBox = () => null;
const script = { url: '/island.js', imports: [] };

type Fields = Record<string, unknown>;

/** Adds fields to a file of the content. */
export function edit(path: string, added: Fields): void {
  const file = join(content, path);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...added }));
}

function addPerson(key: string, facts: Fields): void {
  mkdirSync(join(people, key), { recursive: true });
  writeFileSync(join(people, key, 'facts.json'), JSON.stringify({ permittedOn, ...facts }));
  for (const [language, role] of Object.entries({ en: 'Gear cutter', ua: 'Різальник шестерень' }))
    writeFileSync(
      join(people, key, `words.${language}.json`),
      JSON.stringify({ role, about: 'Cuts gears.' }),
    );
}

const drawPicture = (path: string, width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 20, alpha } } }).toFile(path);

readContentFrom(content);

/**
 * Makes modules that are imported in tests read the small content of `test/content` with people, clients and pictures
 * added. Everybody is invented, and nothing of it leaves a temporary folder.
 */
beforeAll(async () => {
  // What only a build has.
  vi.doMock('../app/exhibits/exhibit-box.tsx', () => ({ ExhibitBox }));
  vi.doMock('virtual:island/booking', () => script);
  vi.doMock('virtual:island/contact', () => script);
  vi.doMock('../app/styles/truth/truth.css?url', () => ({ default: '/truth.css' }));
  vi.doMock('@tt/contract/settings/settings', () => ({ settings: { ...settings, profiles } }));
  cpSync(fixture, content, { recursive: true });
  for (const key of clients) {
    cpSync(join(fixture, 'cases/gear-train'), join(content, 'cases', key), { recursive: true });
    await drawPicture(join(content, 'cases', key, 'logo.png'), 300, 100, 0.5);
    const link = 'https://www.cogs.example/about';
    edit(`cases/${key}/facts.json`, {
      client: { name: `Cogs of ${key}`, link, logo: 'logo.png', permittedOn },
    });
  }
  addPerson('ada', {
    order: 10,
    name: 'Ada Cog',
    photo: 'face.png',
    languages: ['uk', 'en'],
    links: ['https://www.profiles.example/ada'],
  });
  addPerson('bo', { order: 20, name: 'Bo Cam', isHost: true, isOnHome: false, languages: ['pl'] });
  await drawPicture(join(people, 'ada/face.png'), 400, 300);
  const story = 'cases/gear-train';
  await drawPicture(join(content, story, 'wide.png'), 1000, 500);
  await drawPicture(join(content, story, 'tall.png'), 500, 900);
  edit(`${story}/facts.json`, {
    confirmedOn,
    figures: [{ value: '15', confirmedOn }],
    quote: { person: 'Cy Crank', language: 'pl', permittedOn },
    pictures: [1, 1].map((section, place) => ({ section, file: ['wide.png', 'tall.png'][place] })),
    people: ['ada', 'bo'],
  });
  for (const language of ['en', 'ua'])
    edit(`${story}/words.${language}.json`, {
      quote: { text: `They mesh (${language}).`, role: 'Foreman' },
      pictures: [{ alt: `Two gears (${language})`, caption: 'At rest' }, { alt: 'One gear' }],
    });
  edit('articles/gears/facts.json', { author: 'ada', confirmedOn });
  await drawPicture(join(content, 'products/torque-meter/dial.png'), 900, 600);
  edit('products/torque-meter/facts.json', { screenshots: ['dial.png'], confirmedOn });
  edit('products/torque-meter/words.en.json', { screenshots: [{ alt: 'A dial', caption: 'At zero' }] });
  const { listPictures } = await import('../content/pictures/list-pictures.server.ts');
  const { makePicture } = await import('../content/pictures/make-picture.ts');
  for (const { path, kind } of listPictures()) await makePicture(path, kind, join(content, '../.pictures'));
});

afterAll(() => {
  vi.doUnmock('../app/exhibits/exhibit-box.tsx');
  vi.doUnmock('virtual:island/booking');
  vi.doUnmock('virtual:island/contact');
  vi.doUnmock('../app/styles/truth/truth.css?url');
  vi.doUnmock('@tt/contract/settings/settings');
  rmSync(root, { recursive: true });
});
