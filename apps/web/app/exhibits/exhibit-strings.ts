import type exhibits from '../../messages/en/exhibits.json';

type Texts = typeof exhibits;

/** The service areas whose drawing has a pivot that can be turned. */
export type PivotName = keyof Texts['pivots'];

/** The texts of the exhibits; placeholders such as `{deg}` are filled in the browser. */
export type ExhibitStrings = Omit<Texts, 'pivots' | 'legends'> & Texts['pivots'];

export type ExhibitName = keyof ExhibitStrings;

/** An exhibit with its texts in the language of the page. */
export type Exhibit = { [Name in ExhibitName]: { of: Name; strings: ExhibitStrings[Name] } }[ExhibitName];
