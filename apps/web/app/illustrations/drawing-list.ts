import { createContext } from 'react';

/** The names of the drawings that a page shows, gathered while the page is rendered. */
export const DrawingList = createContext<Set<string> | undefined>(undefined);
