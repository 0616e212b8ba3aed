/** A site as people name it: `linkedin.com` for `https://www.linkedin.com/in/…`. */
export const toShortHost = (address: string) => new URL(address).host.replace(/^www\./, '');
