export interface Trial {
  /** What docs/tasks asks for, done to a clone. */
  apply(folder: string): void;
  /** What `pnpm check` must say, line by line; nothing if it must pass. */
  checkSays: readonly RegExp[];
  /** Test files of the API that the change concerns. */
  apiTests: readonly string[];
  /** Journeys that the change concerns. */
  journeys: readonly string[];
  /** What built pages must hold: path and text. */
  pages: readonly (readonly [path: string, text: string])[];
}
