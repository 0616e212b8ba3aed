import { createContext } from 'react';

/** The symbols that a page shows, gathered while the page is rendered: `il-` and a drawing's name, or `gl-` for its glyph. */
export const DrawingList = createContext<Set<string> | undefined>(undefined);
