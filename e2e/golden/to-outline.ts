import { inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import type { LanguageCode } from '@tt/contract/language/language';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadMessages } from '../built/load-messages.ts';

interface Item {
  /** Role, name and states: `heading "Contact" [level=2]`. */
  label: string;
  children: Item[];
}

const messages = join(import.meta.dirname, '../../apps/web/messages/en');

/**
 * The accessibility tree of a page without what comes from its content: no running text, `…` for a name that is not one
 * of the interface's own texts, and each shape once among its siblings. Another case, another price or another sentence leaves it
 * as it is.
 */
export function toOutline(snapshot: string, language: LanguageCode): string {
  const known = listInterfaceTexts(language);
  return format(shorten(parse(snapshot), known));
}

/** Reads the tree that Playwright writes as YAML. */
function parse(snapshot: string): Item[] {
  const root: Item = { label: '', children: [] };
  const open = [root];
  for (const line of snapshot.split('\n')) {
    const [, indent = '', entry = ''] = /^( *)- (.*)$/.exec(line) ?? [];
    const depth = indent.length / 2;
    const item = { label: toLabel(entry), children: [] };
    open.length = depth + 1;
    open[depth]?.children.push(item);
    open.push(item);
  }
  return root.children;
}

/** An entry without its text. One whose name has special characters is in single quotes as a whole. */
function toLabel(entry: string): string {
  const quoted = /^'((?:[^']|'')*)'/.exec(entry)?.[1]?.replaceAll("''", "'");
  return quoted ?? /^[^\s":]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/.exec(entry)?.[0] ?? entry;
}

function shorten(items: Item[], known: ReadonlySet<string>): Item[] {
  const shortened = items
    .filter(({ label }) => label !== 'text' && !label.startsWith('/'))
    .map(({ label, children }) => ({
      label: label.replace(/"((?:[^"\\]|\\.)*)"/, (quoted) =>
        known.has(normalize(JSON.parse(quoted))) ? quoted : '"…"',
      ),
      children: shorten(children, known),
    }));
  return [...new Map(shortened.map((item) => [format([item]), item])).values()];
}

function format(items: Item[], indent = ''): string {
  return items
    .map(({ label, children }) => `${indent}- ${label}\n${format(children, `${indent}  `)}`)
    .join('');
}

function listInterfaceTexts(language: LanguageCode): Set<string> {
  const namespaces = globSync('*.json', { cwd: messages }).map((file) => basename(file, '.json'));
  const ofSite = namespaces.map((namespace) => loadMessages(language, namespace));
  return new Set([...ofSite, inquiryTexts[language]].flatMap(listTexts));
}

function listTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [normalize(String(value))];
  return Object.values(value).flatMap(listTexts);
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
