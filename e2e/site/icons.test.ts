import { expect, test } from 'vitest';
import { fetchSite } from './fetch-site.ts';

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/apple-touch-icon-precomposed.png', 'image/png'],
])(
  '[TRUTH-10] %s is there for those who ask by name, and a new one replaces it at once',
  async (path, type) => {
    const { status, headers } = await fetchSite(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  },
);
