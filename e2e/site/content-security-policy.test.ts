import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listTrackers } from '../../apps/web/app/lib/list-trackers.ts';
import { deskFile, listBuiltDocuments, readBuiltFile } from '../built/built-site.ts';

const trackerOrigins = listTrackers().flatMap(({ origins }) => origins);

/** The policy by its directives. */
function toDirectives(policy: string): Record<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values]));
}

test('each public document has a policy before anything it could load, and no inline code that the policy lacks', () => {
  for (const file of listBuiltDocuments().filter((document) => document !== deskFile)) {
    const html = readBuiltFile(file);
    const policies = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)];
    expect(policies, file).toHaveLength(1);
    expect(html.indexOf('Content-Security-Policy'), file).toBeLessThan(
      html.search(/<(?:script|link|style)\b/),
    );

    const directives = toDirectives(policies[0]?.[1] ?? '');
    expect(directives, file).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
    const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
      .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    const expected = new Set(["'self'", ...scripts, ...trackerOrigins]);
    expect(directives['script-src']?.toSorted(), file).toEqual([...expected].toSorted());

    expect(html.match(/\son[a-z]+=["']/gi) ?? [], file).toEqual([]);
    expect(html, file).not.toMatch(/=["']?javascript:/i);
  }
  expect(listBuiltDocuments().length).toBeGreaterThan(0);
});
