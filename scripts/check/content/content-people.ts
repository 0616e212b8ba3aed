import type { Problem } from '../project.ts';
import type { Content } from './content-entries.ts';

/** Cases and articles name people who exist, and one of them at most is the host. */
export function listPeopleProblems({ cases, articles, people }: Content): Problem[] {
  const isStranger = (name: string) => !people.some(({ key }) => key === name);
  const [, ...furtherHosts] = people.filter(({ facts }) => facts.isHost);
  return [
    ...cases.flatMap(({ facts, report }) =>
      facts.people.filter(isStranger).map((name) => report(`people: no person is named ${name}`, 'people')),
    ),
    ...articles.flatMap(({ facts, report }) =>
      [facts.author ?? []]
        .flat()
        .filter(isStranger)
        .map((name) => report(`author: no person is named ${name}`, 'author')),
    ),
    ...furtherHosts.map(({ report }) =>
      report('isHost: another person is the host already: consultations have one', 'isHost'),
    ),
  ];
}
