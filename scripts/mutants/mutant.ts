/** A change of the code that breaks a promise, and the tests that must notice. */
export interface Mutant {
  /** The promise that no longer holds. */
  breaks: string;
  file: string;
  /** Must be in the file once. */
  from: string;
  to: string;
  /** Parts of the paths of test files. */
  tests: readonly string[];
  /** Part of the title, so that one test decides. */
  title?: string;
}
