declare const __CONTENT_FOLDER__: string | undefined;

/** The build bundles this module and moves it, so it says by a constant where the content lies. */
export const contentFolder =
  typeof __CONTENT_FOLDER__ === 'undefined' ? `${import.meta.dirname}/..` : __CONTENT_FOLDER__;
