import { BlogSearch } from '../../features/blog-search/blog-search.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(BlogSearch);
