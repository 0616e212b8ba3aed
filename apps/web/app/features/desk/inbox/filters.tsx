import type { DeskList, DeskListQuery } from '@tt/contract/desk/desk-list';
import { deskViews } from '@tt/contract/desk/desk-state';
import { languageCodes } from '@tt/contract/language/language';
import { useId } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { viewKeys } from './filter-names.ts';
import { toListHref } from './list-query.ts';

interface FiltersProps {
  query: DeskListQuery;
  /** Absent until a list is there. */
  counts: DeskList['counts'] | undefined;
}

/** Filters are links, so that Back, reload and a link in the chat work. */
export function Filters({ query, counts }: FiltersProps) {
  const t = useTexts();
  const { show, kind, lang } = query;
  const languages = t.tree('desk.languages');
  return (
    <>
      <FilterGroup
        title={t('desk.list.filter.show')}
        links={deskViews.map((view) => ({
          label: t(viewKeys[view]),
          count: counts?.show[view],
          href: toListHref(query, { show: view }),
          isChosen: view === show,
        }))}
      />
      <FilterGroup
        title={t('desk.list.filter.kind')}
        links={[
          { label: t('desk.list.kind.both'), href: toListHref(query, { kind: undefined }), isChosen: !kind },
          {
            label: t('desk.list.kind.inquiries'),
            count: counts?.kind.inquiry,
            href: toListHref(query, { kind: 'inquiry' }),
            isChosen: kind === 'inquiry',
          },
          {
            label: t('desk.list.kind.bookings'),
            count: counts?.kind.booking,
            href: toListHref(query, { kind: 'booking' }),
            isChosen: kind === 'booking',
          },
        ]}
      />
      <FilterGroup
        title={t('desk.list.filter.language')}
        links={[
          {
            label: t('desk.list.anyLanguage'),
            href: toListHref(query, { lang: undefined }),
            isChosen: !lang,
          },
          ...languageCodes.map((code) => ({
            label: languages[code],
            count: counts?.lang[code],
            href: toListHref(query, { lang: code }),
            isChosen: code === lang,
          })),
        ]}
      />
    </>
  );
}

interface FilterLink {
  label: string;
  count?: number | undefined;
  href: string;
  isChosen: boolean;
}

function FilterGroup({ title, links }: { title: string; links: readonly FilterLink[] }) {
  const id = useId();
  return (
    <nav className="dk-views" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {links.map(({ label, count, href, isChosen }) => (
        <a key={href} href={href} aria-current={isChosen ? 'true' : undefined}>
          <div>{label}</div> <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}
