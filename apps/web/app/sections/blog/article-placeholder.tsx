import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { SoonBox } from '../../ui/cards/soon-box.tsx';

interface ArticlePlaceholderProps {
  band: string;
  title: string;
  /** The browser takes the title from the URL. */
  isOpenEnded: boolean;
  learnMore: string;
  /** The text before and after the title. */
  comingSoon: string[];
  meanwhile: string;
  allArticles: { label: string; href: string };
}

export function ArticlePlaceholder(props: ArticlePlaceholderProps) {
  const { band, title, isOpenEnded, learnMore, comingSoon, meanwhile, allArticles } = props;
  const place = isOpenEnded ? { 'data-slug-title': '' } : {};
  return (
    <>
      <section className="wrap page-head page-head-tight" data-band={band}>
        <h1 className="title-narrow" {...place}>
          {title}
        </h1>
        <p className="lead">{learnMore}</p>
      </section>
      <section className="wrap section section-flush">
        <SoonBox>
          <p className="lead lead-ink">
            {comingSoon[0]}
            <span {...place}>{isOpenEnded ? '…' : title}</span>
            {comingSoon[1]}
          </p>
          <p>{meanwhile}</p>
          <div className="btn-row">
            <ButtonLink variant="line" href={allArticles.href}>
              {allArticles.label}
            </ButtonLink>
          </div>
        </SoonBox>
      </section>
    </>
  );
}
