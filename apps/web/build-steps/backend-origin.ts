/** The origin of the backend, if it is not the site's own. The build reads the same variable for the scripts. */
export function readBackendOrigin({ VITE_BACKEND_URL: url = '/' } = process.env): string | undefined {
  return url.startsWith('/') ? undefined : new URL(url).origin;
}
