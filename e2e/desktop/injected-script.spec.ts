import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { openSettled } from '../open-settled.ts';

/** Pages that only the small script serves, and pages with islands, whose policies differ. */
const paths = (['case', 'contact', 'booking', 'cases', 'blog'] as const).map(
  (kind) => `/en${kindsOfPage[kind]}`,
);

/** What an attacker would run: it leaves a mark on the document. */
const toCode = (name: string) => `document.documentElement.dataset.injected=${JSON.stringify(name)}`;

const served = {
  'script in the page': `<script>${toCode('script').replaceAll('"', "'")}</script>`,
  'handler in the page': `<img src="data:," alt="" onerror="${toCode('handler').replaceAll('"', "'")}">`,
};

/** Adds markup to the page on its way to the browser, as a faulty template or a proxy would. */
async function serveWith(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const addMarkup = (html: string) => html.replace('</main>', () => `${Object.values(served).join('')}</main>`);

/** Adds code to the page in each way that a script could be tricked into, and tries to run it. */
async function injectByScript(code: string): Promise<void> {
  const script = document.createElement('script');
  script.textContent = code;
  const button = document.createElement('button');
  button.setAttribute('onclick', code);
  const link = document.createElement('a');
  link.href = `javascript:${code}`;
  const box = document.createElement('div');
  box.innerHTML = '<img src="data:," alt="">';
  box.firstElementChild?.setAttribute('onerror', code);
  document.body.append(script, button, link, box);
  button.click();
  link.click();
  const foreign = document.createElement('script');
  foreign.src = 'https://attacker.example/code.js';
  const refused = new Promise((resolve) => foreign.addEventListener('error', resolve));
  document.body.append(foreign);
  await refused;
}

const readMark = (page: Page) => page.locator('html').getAttribute('data-injected');

for (const path of paths) {
  test(`an inline script, a handler or a foreign script that got into ${path} does not run`, {
    tag: path.endsWith('/booking') ? '@pr' : [],
  }, async ({ page, faults }) => {
    faults.allow(/^policy violation: script-src(?:-elem|-attr)? /);
    faults.allow(/Content Security Policy directive/);
    faults.allow(/^request failed: https:\/\/attacker\.example\/code\.js csp$/);
    await serveWith(page, path, addMarkup);
    await openSettled(page, path);
    expect(await readMark(page), 'what ran').toBeNull();
    await expect
      .poll(() => faults.violations.toSorted())
      .toEqual(['script-src-attr inline', 'script-src-elem inline']);
    expect(await readMark(page)).toBeNull();

    await page.evaluate(injectByScript, toCode('script of the page'));
    await expect
      .poll(() => faults.violations.slice(2).toSorted())
      .toEqual([
        'script-src-attr inline',
        'script-src-attr inline',
        'script-src-elem https://attacker.example/code.js',
        'script-src-elem inline',
        'script-src-elem inline',
      ]);
    expect(await readMark(page)).toBeNull();
  });
}

test('without the policy the same script would run', async ({ page }) => {
  const [path = ''] = paths;
  await serveWith(page, path, (html) =>
    addMarkup(html).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  );
  await openSettled(page, path);
  await expect.poll(() => readMark(page)).not.toBeNull();
});
