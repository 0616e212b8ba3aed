import type { MetaDescriptor } from 'react-router';
import type { PageMeta } from '../../../app/lib/page-meta.ts';

/** What a browser needs of a draft's page. Nothing in it leads to the public address or is made for robots. */
export const listMeta = ({ title, description }: PageMeta): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex, nofollow' },
];
