/** What a translation must share with its source, read from one ICU message. */
export type IcuShape = {
  /** `name` of a plain argument, `name, type` of a typed one, `name, select, a|b` of a choice. */
  placeholders: Set<string>;
  tags: Set<string>;
  plurals: { name: string; type: 'cardinal' | 'ordinal'; categories: string[] }[];
};

type Cursor = { text: string; at: number; shape: IcuShape };

/** Reads the arguments, tags and plural forms of an ICU message; throws on a message that is not well formed. */
export function parseIcu(text: string): IcuShape {
  const cursor: Cursor = {
    text,
    at: 0,
    shape: { placeholders: new Set(), tags: new Set(), plurals: [] },
  };
  readMessage(cursor, []);
  if (cursor.at < text.length) throw new Error(`unexpected “${text[cursor.at]}” at ${cursor.at + 1}`);
  return cursor.shape;
}

function readMessage(cursor: Cursor, openTags: string[]): void {
  const outerTags = openTags.length;
  while (cursor.at < cursor.text.length) {
    const rest = cursor.text.slice(cursor.at);
    const tag = /^<(\/?)([a-zA-Z][\w.-]*)\s*(\/?)>/.exec(rest);
    if (rest[0] === "'") skipApostrophe(cursor);
    else if (rest[0] === '{') readArgument(cursor);
    else if (rest[0] === '}') break;
    else if (tag) readTag(cursor, tag, openTags, outerTags);
    else cursor.at += 1;
  }
  if (openTags.length > outerTags) throw new Error(`the tag <${openTags.at(-1)}> is not closed`);
}

function readTag(cursor: Cursor, tag: RegExpExecArray, openTags: string[], outerTags: number): void {
  const [whole, closing, name = '', selfClosing] = tag;
  if (closing) {
    if (openTags.length === outerTags || openTags.pop() !== name)
      throw new Error(`</${name}> closes nothing`);
  } else {
    cursor.shape.tags.add(name);
    if (!selfClosing) openTags.push(name);
  }
  cursor.at += whole.length;
}

/** An apostrophe quotes only when syntax follows it; elsewhere it is a letter of the text. */
function skipApostrophe(cursor: Cursor): void {
  const quoted = /^'(?:'|[{}<>#](?:[^']|'')*(?:'|$))/.exec(cursor.text.slice(cursor.at));
  cursor.at += quoted ? quoted[0].length : 1;
}

function readArgument(cursor: Cursor): void {
  const head = /^\{\s*([a-zA-Z_]\w*)\s*(?:,\s*([a-zA-Z]+)\s*)?([,}])/.exec(cursor.text.slice(cursor.at));
  if (!head) throw new Error(`the brace at ${cursor.at + 1} opens no placeholder`);
  const [whole, name = '', type, end] = head;
  cursor.at += whole.length;
  if (end === '}') cursor.shape.placeholders.add(type ? `${name}, ${type}` : name);
  else if (type === 'plural' || type === 'selectordinal') readPlural(cursor, name, type);
  else if (type === 'select') {
    const options = readOptions(cursor, name);
    cursor.shape.placeholders.add(`${name}, select, ${options.sort().join('|')}`);
  } else skipStyle(cursor, `${name}, ${type}`);
}

function readPlural(cursor: Cursor, name: string, type: 'plural' | 'selectordinal'): void {
  const options = readOptions(cursor, name);
  cursor.shape.placeholders.add(`${name}, ${type}`);
  cursor.shape.plurals.push({
    name,
    type: type === 'plural' ? 'cardinal' : 'ordinal',
    categories: options.filter((option) => !option.startsWith('=')),
  });
}

function readOptions(cursor: Cursor, name: string): string[] {
  const options: string[] = [];
  for (;;) {
    const rest = cursor.text.slice(cursor.at);
    const end = /^\s*\}/.exec(rest);
    const option = /^\s*(?:offset:\d+\s*)?(=?\w+)\s*\{/.exec(rest);
    if (end) {
      cursor.at += end[0].length;
      if (!options.includes('other')) throw new Error(`{${name}} has no form “other”`);
      return options;
    }
    if (!option) throw new Error(`the forms of {${name}} are not well formed`);
    cursor.at += option[0].length;
    options.push(option[1] ?? '');
    readMessage(cursor, []);
    if (cursor.text[cursor.at] !== '}') throw new Error(`a form of {${name}} is not closed`);
    cursor.at += 1;
  }
}

function skipStyle(cursor: Cursor, placeholder: string): void {
  const end = cursor.text.indexOf('}', cursor.at);
  if (end === -1) throw new Error(`{${placeholder}} is not closed`);
  cursor.shape.placeholders.add(`${placeholder}, ${cursor.text.slice(cursor.at, end).trim()}`);
  cursor.at = end + 1;
}
