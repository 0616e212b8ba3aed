export const inquiryPath = '/rest/v1/client_request';

/** Where the browser itself sends a form without script, with the language for an answer that is given before it is read. */
export function toInquiryAction(language: string): string {
  return `${import.meta.env.VITE_BACKEND_URL.replace(/\/+$/, '')}${inquiryPath}?language=${language}`;
}
