import { type IcuShape, parseIcu } from './icu.ts';
import type { LeftOut } from './left-out-placeholders.ts';

/** Finds what a text lacks compared with its English source: syntax, placeholders, tags or plural forms. */
export function findMessageProblem(
  text: string,
  source: string,
  tag: string,
  leftOut?: LeftOut,
): string | undefined {
  const shape = tryParse(text);
  const wanted = tryParse(source);
  if (typeof shape === 'string') return `is no ICU message: ${shape}`;
  if (typeof wanted === 'string') return undefined;
  if (leftOut && shape.placeholders.has(leftOut.placeholder)) {
    return `has {${leftOut.placeholder}}, which is left out on purpose: ${leftOut.reason}`;
  }
  const placeholders = wanted.placeholders.difference(new Set([leftOut?.placeholder]));
  return (
    findDifference('placeholders', shape.placeholders, placeholders) ??
    findDifference('tags', shape.tags, wanted.tags) ??
    findPluralProblem(shape, tag)
  );
}

function tryParse(text: string): IcuShape | string {
  try {
    return parseIcu(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function findDifference(kind: string, own: Set<string>, wanted: Set<string>): string | undefined {
  if (own.symmetricDifference(wanted).size === 0) return undefined;
  return `has the ${kind} ${format(own)}, English has ${format(wanted)}: make them equal`;
}

function findPluralProblem(shape: IcuShape, tag: string): string | undefined {
  for (const { name, type, categories } of shape.plurals) {
    const wanted = new Set<string>(new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories);
    if (wanted.symmetricDifference(new Set(categories)).size > 0) {
      return `{${name}} has the plural forms ${format(new Set(categories))}, ${tag} needs ${format(wanted)}`;
    }
  }
  return undefined;
}

function format(names: Set<string>): string {
  return names.size === 0 ? 'none' : [...names].sort().join(' / ');
}
