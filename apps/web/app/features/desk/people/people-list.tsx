import type { DeskPeople } from '@tt/contract/desk/desk-people';
import { useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { StatusLine } from '../frame/status-line.tsx';
import { type ListedPerson, PersonRow } from './person-row.tsx';

interface PeopleListProps extends Pick<DeskPeople, 'people' | 'now'> {
  onChange: () => void;
}

const youFirst = (one: ListedPerson, other: ListedPerson) => Number(other.isYou) - Number(one.isYou);

export function PeopleList({ people, now, onChange }: PeopleListProps) {
  const t = useTexts();
  const [status, setStatus] = useState('');
  const tell = (text: string) => {
    setStatus(text);
    onChange();
  };
  return (
    <section className="dk-box" aria-labelledby="access">
      <h2 id="access">{t('desk.people.who')}</h2>
      <ul className="dk-ppl">
        {people.toSorted(youFirst).map((person) => (
          <PersonRow key={person.id} person={person} now={new Date(now)} onDone={tell} />
        ))}
      </ul>
      <StatusLine text={status} />
    </section>
  );
}
