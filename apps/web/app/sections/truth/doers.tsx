import { PeopleList, type PeopleListProps } from './people-list.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface DoersProps extends PeopleListProps {
  heading: string;
}

/** The people who did the work of a case. */
export function Doers({ heading, people }: DoersProps) {
  return (
    <section className="part">
      <TruthStyles />
      <div className="part-mark">
        <h2>{heading}</h2>
      </div>
      <PeopleList people={people} />
    </section>
  );
}
