import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkVisibleText } from './visible-text.ts';

function listProblems(jsx: string, path = 'apps/web/app/sections/hero.tsx') {
  return checkVisibleText(toProject({ [path]: `export const Hero = () => (\n  ${jsx}\n);\n` })).problems;
}

test.each([
  ['text of an element', '<p>Hello</p>'],
  ['text of a fragment', '<>Hello</>'],
  ['a literal in braces', "<p>{'Hello'}</p>"],
  ['one side of a condition', "<p>{open ? text : 'Hello'}</p>"],
  ['a default', "<p>{text ?? 'Hello'}</p>"],
  ['a template', `<p>{\`Hello \${name}\`}</p>`],
  ['a joined text', "<p>{'Hello ' + name}</p>"],
  ['alternative text', '<img alt="Hello" />'],
  ['an accessible name', "<button aria-label={open ? 'Hello' : text} />"],
  ['a placeholder', '<input placeholder="Hello" />'],
])('%s is a problem', (_, jsx) => {
  expect(listProblems(jsx)).toEqual([
    {
      path: 'apps/web/app/sections/hero.tsx',
      line: 2,
      message: expect.stringMatching(/^visible text “Hello”: move it to apps\/web\/messages/),
    },
  ]);
});

test.each([
  ['text from props', '<p title={title}>{text}</p>'],
  ['signs without letters', '<p>{count} · 24 &nbsp; →</p>'],
  ['attributes that nobody reads', '<p className="lead" data-name="Hello" alt="" />'],
  ['the argument of a call', "<p>{t('home.hero.lead')}</p>"],
])('%s is no problem', (_, jsx) => {
  expect(listProblems(jsx)).toEqual([]);
});

test('the page that shows the kit in development and tests may hold text', () => {
  expect(listProblems('<p>Hello</p>', 'apps/web/app/routes/kit.tsx')).toEqual([]);
  expect(listProblems('<p>Hello</p>', 'apps/web/app/ui/button.test.tsx')).toEqual([]);
});
