import type { DeskListQuery } from '@tt/contract/desk/desk-list';
import type { ReactNode } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { inboxPath, weekPath } from '../frame/to-screen.ts';
import { formatFilters } from './filter-names.ts';
import { toListHref } from './list-query.ts';

/** Says why the list is empty, and offers a next step. */
export function NothingFound({ query }: { query: DeskListQuery }) {
  const { show, kind, lang, q } = query;
  if (q || kind || lang) return <NoMatch query={query} />;
  if (show === 'all') return <NothingYet />;
  if (show === 'waiting') return <NothingWaits />;
  if (show === 'spam') return <NoSpam />;
  return <NoMatch query={query} />;
}

function NothingWaits() {
  const t = useTexts();
  return (
    <Nothing title={t('desk.list.empty.title')} text={t('desk.list.empty.text')}>
      <a className="dk-b" href={inboxPath}>
        {t('desk.list.empty.all')}
      </a>
      <a className="dk-quiet" href={weekPath}>
        {t('desk.list.empty.week')}
      </a>
    </Nothing>
  );
}

function NothingYet() {
  const t = useTexts();
  return <Nothing title={t('desk.list.first.title')} text={t('desk.list.first.text')} />;
}

function NoSpam() {
  const t = useTexts();
  return (
    <Nothing title={t('desk.list.noSpam.title')} text={t('desk.list.noSpam.text')}>
      <a className="dk-b" href={inboxPath}>
        {t('desk.list.empty.all')}
      </a>
    </Nothing>
  );
}

function NoMatch({ query }: { query: DeskListQuery }) {
  const t = useTexts();
  const { q, lang } = query;
  const filters = formatFilters(t, query);
  const text = !q
    ? t('desk.list.noMatch.textFilters', { filters })
    : filters
      ? t('desk.list.noMatch.textFiltered', { filters, query: q })
      : t('desk.list.noMatch.text', { query: q });
  return (
    <Nothing isSearch title={t('desk.list.noMatch.title')} text={text}>
      {q && lang && (
        <a className="dk-b" href={toListHref(query, { lang: undefined })}>
          {t('desk.list.noMatch.widen')}
        </a>
      )}
      <a className="dk-quiet" href={inboxPath}>
        {t('desk.list.noMatch.clear')}
      </a>
    </Nothing>
  );
}

interface NothingProps {
  title: string;
  text: string;
  isSearch?: boolean;
  children?: ReactNode;
}

function Nothing({ title, text, isSearch = false, children }: NothingProps) {
  return (
    <section className="dk-none">
      {isSearch ? <SearchedDrawing /> : <RestDrawing />}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children && <div className="dk-bs">{children}</div>}
      </div>
    </section>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="il"
      viewBox="0 0 320 240"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A wheel at rest on the ground. */
function RestDrawing() {
  return (
    <Drawing>
      <path className="c" d="M14 196h292M160 14v212" />
      <path className="l" d="M24 196h272" />
      <path className="q" d="M70 196a90 90 0 0 1 180 0" />
      <path className="t" d="M60 196h220" />
    </Drawing>
  );
}

/** A target, and a line beside it. */
function SearchedDrawing() {
  return (
    <Drawing>
      <path className="c" d="M14 120h292M160 14v212" />
      <g className="l">
        <circle cx="160" cy="120" r="92" />
        <circle cx="160" cy="120" r="58" />
      </g>
      <circle className="q" cx="160" cy="120" r="24" />
      <path className="t" d="M40 206 246 62" />
    </Drawing>
  );
}
