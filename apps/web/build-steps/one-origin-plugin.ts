import type { Plugin } from 'vite';

/** The development server leads from its other names to the origin at which forms and passkeys work, as Caddy does. */
export function oneOriginPlugin(origin = process.env.SITE_ORIGIN): Plugin {
  return {
    name: 'tt:one-origin',
    apply: 'serve',
    configureServer({ middlewares }) {
      if (!origin) return;
      middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || request.headers.host === new URL(origin).host) return next();
        response.writeHead(302, { location: `${origin}${request.originalUrl}` }).end();
      });
    },
  };
}
