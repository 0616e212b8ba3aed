type Selection = Map<string, Selection | 'whole'>;

/** Keeps what a `fields=` parameter names: `id,organizer(email,self),conferenceData/entryPoints/uri`. */
export function selectFields(resource: unknown, fields: string | undefined): unknown {
  return fields ? pick(resource, parseSelection(fields)) : resource;
}

function parseSelection(fields: string): Selection {
  const selection: Selection = new Map();
  for (const part of splitOutsideParentheses(fields)) {
    const [, name, rest] = part.match(/^([^/(]+)(.*)$/) ?? [];
    if (!name) continue;
    const inner = rest?.startsWith('(') ? rest.slice(1, -1) : rest?.slice(1);
    add(selection, name.trim(), inner ? parseSelection(inner) : 'whole');
  }
  return selection;
}

function add(selection: Selection, name: string, wanted: Selection | 'whole') {
  const known = selection.get(name);
  if (!known || wanted === 'whole') selection.set(name, wanted);
  else if (known !== 'whole') for (const [inner, value] of wanted) add(known, inner, value);
}

function splitOutsideParentheses(fields: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of fields) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function pick(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, selection));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const wanted = selection.get(key);
    if (!wanted) return [];
    return [[key, wanted === 'whole' ? inner : pick(inner, wanted)]];
  });
  return Object.fromEntries(kept);
}
