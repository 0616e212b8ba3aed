import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';

/** What the owner may still have to fill in or confirm. Each is the key of its text. */
const launchKeys = [
  'launch.identity',
  'launch.origin',
  'launch.email',
  'launch.tradeShow',
  'launch.exampleLinks',
  'launch.cases',
  'launch.articles',
  'launch.figures',
  'launch.permission',
  'launch.photo',
  'launch.offer',
  'launch.replyTime',
  'launch.icons',
] as const;

export const launchLineSchema = z.object({
  key: z.enum(launchKeys),
  params: z.record(boundedTextSchema(20), z.union([boundedTextSchema(2_000), z.number()])),
});

export type LaunchLine = z.infer<typeof launchLineSchema>;

/** The values of a line's text: a date is written as the language writes it. */
export function toLaunchValues({ params }: LaunchLine, languageTag: string): LaunchLine['params'] {
  const { date } = params;
  if (date === undefined) return params;
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  return { ...params, date: format.format(new Date(date)) };
}
