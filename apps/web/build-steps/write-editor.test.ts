import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { listTrackers } from '../app/lib/list-trackers.ts';
import { toEditorPage, writeEditor } from './write-editor.ts';

test('a site with trackers gets no editor, whose token their scripts could read', async () => {
  const tracker = { id: 'G-1', scriptUrl: 'https://tracker.example/{id}.js', furtherOrigins: [] };
  const editor = { host: 'github', repository: 'company/site', branch: 'main' } as const;
  const configured = listTrackers({ analytics: tracker, pixels: { ...tracker, id: '' } });
  await expect(writeEditor('/nowhere', editor, configured)).rejects.toThrow('an editor and trackers');
});

test('the name of the company is text in the title of the editor', () => {
  const page = toEditorPage('/a.js', '', {
    ...siteSettings.company,
    name: 'A & </title><script>b()</script>',
  });
  expect(page).toContain('<title>A &amp; &lt;/title&gt;&lt;script&gt;b()&lt;/script&gt;: editor</title>');
});
