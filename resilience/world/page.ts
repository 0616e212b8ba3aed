/** How the page names itself in its calls. */
export const siteOrigin = 'https://site.example';
export const anonKey = 'key-of-the-resilience-suite';
