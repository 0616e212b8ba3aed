import '../../test/use-fixture-content.ts';
import { expect, test } from 'vitest';
import { articleFactsSchema } from '../schemas/article-schema.ts';
import { caseFactsSchema } from '../schemas/case-schema.ts';
import { readFacts } from './read-facts.server.ts';

test('entries come in their order, each with the name of its folder', () => {
  expect(readFacts('cases', caseFactsSchema).map(({ key, order }) => [key, order])).toEqual([
    ['night-flight', 10],
    ['gear-train', 20],
  ]);
});

test('facts of another shape are an error that names file and field', () => {
  expect(() => readFacts('cases', articleFactsSchema as never)).toThrow(
    /^content\/cases\/[a-z-]+\/facts\.json: date: Invalid input/,
  );
});
