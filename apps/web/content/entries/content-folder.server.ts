declare const __CONTENT_FOLDER__: string | undefined;

/** The build bundles and moves this module, so a constant holds the path of the content. */
export const contentFolder =
  typeof __CONTENT_FOLDER__ === 'undefined' ? `${import.meta.dirname}/..` : __CONTENT_FOLDER__;
