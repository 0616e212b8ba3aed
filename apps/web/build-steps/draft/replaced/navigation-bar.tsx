import '../../../app/styles/pages/draft.css';
import type { ComponentProps } from 'react';
import { NavigationBar as SiteBar } from '../../../app/features/navigation/navigation-bar.tsx';

/** The site's bar below a line that says that nothing here is public. */
export function NavigationBar({ data }: ComponentProps<typeof SiteBar>) {
  return (
    <>
      <aside className="draft-line">
        <p className="wrap">
          <b>{data.draft.title}</b> {data.draft.text}
        </p>
      </aside>
      <SiteBar data={data} />
    </>
  );
}
