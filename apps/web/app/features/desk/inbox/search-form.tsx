import { type DeskListQuery, searchMaxLength } from '@tt/contract/desk/desk-list';
import type { FormEvent } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { navigate } from '../frame/desk-location.ts';
import { focusMain } from '../frame/focus-main.ts';
import { KeyHint } from '../keys/key-hint.tsx';
import { toListHref } from './list-query.ts';

export const searchFieldId = 'desk-search';

/** The search is part of the address, like the filters. */
export function SearchForm({ query }: { query: DeskListQuery }) {
  const t = useTexts();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    navigate(toListHref(query, { q: q || undefined }));
    // As after a page is loaded; a phone puts its keyboard away.
    focusMain();
  };
  return (
    <search className="dk-find">
      <form onSubmit={search}>
        <label className="vh" htmlFor={searchFieldId}>
          {t('desk.list.search.label')}
        </label>
        <Icon name="search" />
        <input
          key={query.q}
          className="input"
          id={searchFieldId}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={searchMaxLength}
          placeholder={t('desk.list.search.placeholder')}
          defaultValue={query.q}
        />
        <KeyHint name="/" />
      </form>
    </search>
  );
}
