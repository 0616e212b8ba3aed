import {
  type MessageFormatElement,
  type PluralOrSelectOption,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** What a translation must have in common with its source, read from one ICU message. */
export type IcuShape = {
  /** `name` of a plain argument, `name, type` of a typed one, `name, select, a|b` of a choice. */
  placeholders: Set<string>;
  tags: Set<string>;
  plurals: { name: string; type: Intl.PluralRuleType; categories: string[] }[];
};

/** Reads the arguments, tags and plural forms of an ICU message; throws on a message that is not well formed. */
export function parseIcu(text: string): IcuShape {
  const shape: IcuShape = { placeholders: new Set(), tags: new Set(), plurals: [] };
  collect(parse(text, { captureEscapes: true }), shape);
  return shape;
}

function collect(elements: MessageFormatElement[], shape: IcuShape): void {
  const { placeholders, tags, plurals } = shape;
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
        // The parser accepts it as text, and visitors would see it. In a quoted one, the raw value differs from the
        // value.
        if (element.rawValue === element.value && element.value.includes('}')) throw new Error('unmatched }');
        break;
      case TYPE.pound:
        break;
      case TYPE.argument:
        placeholders.add(element.value);
        break;
      case TYPE.tag:
        tags.add(element.value);
        collect(element.children, shape);
        break;
      case TYPE.select:
        placeholders.add(`${element.value}, select, ${Object.keys(element.options).sort().join('|')}`);
        collectOptions(element.options, shape);
        break;
      case TYPE.plural: {
        const { value: name, pluralType: type = 'cardinal', options } = element;
        const categories = Object.keys(options).filter((option) => !option.startsWith('='));
        placeholders.add(`${name}, ${type === 'cardinal' ? 'plural' : 'selectordinal'}`);
        plurals.push({ name, type, categories });
        collectOptions(options, shape);
        break;
      }
      default: {
        const style = typeof element.style === 'object' ? JSON.stringify(element.style) : element.style;
        placeholders.add([element.value, TYPE[element.type], style].filter(Boolean).join(', '));
      }
    }
  }
}

function collectOptions(options: Record<string, PluralOrSelectOption>, shape: IcuShape): void {
  for (const option of Object.values(options)) collect(option.value, shape);
}
