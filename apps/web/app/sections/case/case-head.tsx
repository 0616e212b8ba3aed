import { Bezel } from '../../ui/cards/bezel.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { BadgeList } from '../../ui/text/badge-list.tsx';
import { ClientLine, type ClientLineProps } from '../truth/client-line.tsx';

interface CaseHeadProps {
  band: string;
  emoji: string;
  title: string;
  lead: string;
  categories: string[];
  comingSoonLabel?: string;
  result?: { from?: string; to: string; caption: string };
  client?: ClientLineProps;
}

/** The opening of a case: the title, and the work itself on a drawing board as wide as the page. */
export function CaseHead(props: CaseHeadProps) {
  const { band, emoji, title, lead, categories, comingSoonLabel, result, client } = props;
  return (
    <header className="wrap page-head case-head" data-band={band}>
      <div className="title-row">
        <Bezel emoji={emoji} />
        {comingSoonLabel && <Badge variant="soon">{comingSoonLabel}</Badge>}
        <BadgeList categories={categories} />
      </div>
      <div className={result ? 'case-top case-top-split' : 'case-top'}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {client && <ClientLine {...client} />}
        </div>
        {result && (
          <div className="case-result">
            {/* The caption says the same in words. */}
            <p className="case-figure" aria-hidden="true">
              {result.from && (
                <>
                  <span className="case-from">{result.from}</span>
                  <span className="case-arrow">→</span>
                </>
              )}
              {result.to}
            </p>
            <p className="case-caption">{result.caption}</p>
          </div>
        )}
      </div>
    </header>
  );
}
