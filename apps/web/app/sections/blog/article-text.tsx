import { Glyph } from '../../illustrations/glyph.tsx';
import { GlyphLink } from '../../ui/actions/glyph-link.tsx';
import { GoLink } from '../../ui/actions/go-link.tsx';
import { AuthorBox, type AuthorProps } from '../truth/author.tsx';
import { type Contents, ContentsFold, ContentsMargin } from '../contents-list.tsx';

interface ArticleTextProps {
  band: string;
  html: string;
  contents: Contents;
  /** The service area that the article is about. */
  service?: { caption: string; band: string; glyph: string; label: string; href: string };
  author?: AuthorProps;
  question: string;
  booking: { label: string; href: string };
}

/** The text of an article in one column, with its contents in the margin or, where there is none, folded above it. */
export function ArticleText(props: ArticleTextProps) {
  const { band, html, contents, service, author, question, booking } = props;
  return (
    <div className="wrap doc" data-band={band}>
      <ContentsMargin {...contents}>
        <p className="toc-ask">
          {question}
          <GoLink href={booking.href}>{booking.label}</GoLink>
        </p>
      </ContentsMargin>
      <div>
        <ContentsFold {...contents} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from a file of ours, never a visitor's text. */}
        <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
        {author && <AuthorBox {...author} />}
        {service && (
          <div className="article-end">
            <span>{service.caption}</span>
            <GlyphLink {...service} glyph={<Glyph name={service.glyph} />} />
          </div>
        )}
      </div>
    </div>
  );
}
