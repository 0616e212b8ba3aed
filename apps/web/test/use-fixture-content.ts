import { join } from 'node:path';
import { readContentFrom } from './read-content-from.ts';

// The small content of `test/content`, so that a test of the code doesn't depend on the site's content.
readContentFrom(join(import.meta.dirname, 'content'));
