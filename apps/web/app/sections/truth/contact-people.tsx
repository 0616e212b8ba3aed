import { PeopleList } from './people-list.tsx';
import type { TeamProps } from './team.tsx';
import { TruthStyles } from './truth-styles.tsx';

/** Who answers, beside the contact form. */
export function ContactPeople({ heading, people }: Pick<TeamProps, 'heading' | 'people'>) {
  return (
    <section className="pr-talk">
      <TruthStyles />
      <h2>{heading}</h2>
      <PeopleList people={people} />
    </section>
  );
}
