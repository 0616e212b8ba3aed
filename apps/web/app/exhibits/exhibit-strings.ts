import type exhibits from '../../messages/en/exhibits.json';

/** The texts of the exhibits; placeholders such as `{deg}` are filled in the browser. */
export type ExhibitStrings = typeof exhibits;

export type ExhibitName = keyof ExhibitStrings;

/** An exhibit with its texts in the language of the page. */
export type Exhibit = { [Name in ExhibitName]: { of: Name; strings: ExhibitStrings[Name] } }[ExhibitName];
