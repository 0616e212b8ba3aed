import { expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

test('front matter is parsed as YAML, and the text below it is kept', () => {
  expect(parseFrontMatter('---\ntitle: "Gears: 3D"\ntags:\n  - AI\n---\n\n## One\n\n---\n\nTwo\n')).toEqual({
    fields: { title: 'Gears: 3D', tags: ['AI'] },
    body: '## One\n\n---\n\nTwo',
  });
});

test('an editor that ends lines by CR LF changes nothing', () => {
  expect(parseFrontMatter('---\r\ntitle: Gears\r\n---\r\nText\r\n')).toEqual({
    fields: { title: 'Gears' },
    body: 'Text',
  });
});

test('a file without front matter is an error', () => {
  expect(() => parseFrontMatter('## Gears\n')).toThrow('has no front matter');
});
