import { Illustration } from '../../illustrations/illustration.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
import { BadgeList } from '../../ui/text/badge-list.tsx';
import { AuthorLine } from '../truth/author.tsx';
import type { FaceProps } from '../truth/face.tsx';

interface ArticleHeadProps {
  band: string;
  drawing: string;
  title: string;
  lead: string;
  /** A calendar date, `2025-06-25`. */
  dateTime: string;
  dateLabel: string;
  readingTime: string;
  tagsLabel: string;
  tags: readonly string[];
  author?: { label: string; photo: FaceProps['photo'] };
}

/** The opening of an article: its drawing stands in the margin, and the words keep the axis of the text. */
export function ArticleHead(props: ArticleHeadProps) {
  const { band, drawing, title, lead, dateTime, dateLabel, readingTime, tagsLabel, tags, author } = props;
  return (
    <header className="wrap article-head" data-band={band}>
      <Plate band={band}>
        <Illustration name={drawing} />
      </Plate>
      <div className="article-say">
        <div className="post-meta">
          {author && <AuthorLine {...author} />}
          <time dateTime={dateTime}>{dateLabel}</time>
          <span>{readingTime}</span>
          <BadgeList categoriesLabel={tagsLabel} categories={tags} />
        </div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
    </header>
  );
}
