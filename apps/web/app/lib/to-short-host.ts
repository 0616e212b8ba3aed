/** The short name of a site: `linkedin.com` for `https://www.linkedin.com/in/…`. */
export const toShortHost = (address: string) => new URL(address).host.replace(/^www\./, '');
