import { Illustration } from '../illustrations/illustration.tsx';
import { Icon } from '../ui/actions/icon.tsx';
import { Plate } from '../ui/cards/plate.tsx';
import { Badge } from '../ui/text/badge.tsx';
import { BadgeList } from '../ui/text/badge-list.tsx';
import type { AccordionItem } from './item-accordion.tsx';

/** The cases of a service as rows of proof: picture, story in a sentence, results. */
export function CaseProofs({ heading, items }: { heading: string; items: AccordionItem[] }) {
  return (
    <section className="wrap section section-flush">
      <h2 className="sub">{heading}</h2>
      <div className="proof">
        {items.map((item) => (
          <Proof key={item.key} item={item} />
        ))}
      </div>
    </section>
  );
}

function Proof({ item }: { item: AccordionItem }) {
  const isSoon = item.comingSoonLabel !== undefined;
  return (
    <a className={isSoon ? 'soon' : undefined} href={item.path} data-band={item.band}>
      <Plate band={item.band} isSoon={isSoon}>
        <Illustration name={item.drawing} />
      </Plate>
      <div className="proof-say">
        <h3>{item.title}</h3>
        {isSoon && <Badge variant="soon">{item.comingSoonLabel}</Badge>}
        <p>{item.description}</p>
        <BadgeList categoriesLabel={item.categoriesLabel} categories={item.categories} />
      </div>
      {item.results.length > 0 && (
        <div className="proof-got">
          <span>{item.resultsLabel}</span>
          <ul>
            {item.results.map((result) => (
              <li key={result}>
                <Icon name="arrow-up-right" />
                {result}
              </li>
            ))}
          </ul>
        </div>
      )}
    </a>
  );
}
