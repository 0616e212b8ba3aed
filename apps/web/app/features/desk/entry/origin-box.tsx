import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { useTexts } from '../frame/desk-context.ts';
import { Fact } from './fact.tsx';
import { findOwnPage } from './sender-links.ts';

/** How an entry reached the company. */
export function OriginBox({ entry }: { entry: DeskEntry }) {
  const t = useTexts();
  const { kind, language, pageBefore, topic, source } = entry;
  const inLanguage = t.tree('desk.inLanguage')[language];
  const page = findOwnPage(pageBefore, location.origin);
  const medium = [source.utmSource, source.utmMedium].filter(Boolean).join(' / ');
  return (
    <section className="dk-box" aria-labelledby="origin">
      <h2 id="origin">{t('desk.came.title')}</h2>
      <dl className="dk-kv">
        <Fact
          name={t('desk.came.language')}
          note={
            kind === 'booking'
              ? t('desk.came.mailsIn', { inLanguage })
              : t('desk.came.answerIn', { inLanguage })
          }
        >
          {t.tree('desk.languages')[language]}
        </Fact>
        <Fact name={t('desk.came.page')}>
          {page ? (
            <a className="dk-link" href={page} target="_blank" rel="noopener">
              {pageBefore}
            </a>
          ) : (
            pageBefore
          )}
        </Fact>
        <Fact name={t('desk.came.host')}>{source.referringHost}</Fact>
        <Fact name={t('desk.came.campaign')} note={source.utmCampaign ? medium : undefined}>
          {source.utmCampaign || medium}
        </Fact>
        <Fact name={t('desk.came.form')}>
          {kind === 'booking'
            ? t('desk.came.bookingPage')
            : topic && pageBefore
              ? t('desk.came.contactFormTopic')
              : t('desk.came.contactForm')}
        </Fact>
      </dl>
    </section>
  );
}
