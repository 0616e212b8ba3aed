/** Elements of a page: those that can be seen, match the selector and have the name. */
export interface Target {
  css: string;
  /** The accessible name as far as the site uses it: a label, or else the text. */
  name?: string;
  /** Whether it is enough that the name or the text has these words. */
  isPart?: boolean;
}

export const css = (selector: string): Target => ({ css: selector });
export const button = (name: string): Target => ({ css: 'button, summary', name });
export const link = (name: string, place = ''): Target => ({ css: `${place} a[href]`, name });
export const field = (name: string): Target => ({ css: 'input, textarea', name });
export const heading = (name: string): Target => ({ css: 'h1, h2, h3', name });
/** An element with this text in it, such as an answer of the page. */
export const words = (selector: string, name: string): Target => ({ css: selector, name, isPart: true });

/** Runs in the page. */
export function findAll({ css, name, isPart }: Target): HTMLElement[] {
  const isRead = ({ parentElement }: Node) =>
    parentElement?.checkVisibility() && !parentElement.closest('[aria-hidden=true]');
  const toWords = (node: Node | null) => {
    const walker = document.createTreeWalker(node ?? new Text(), NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) text += isRead(walker.currentNode) ? walker.currentNode.textContent : '';
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const toName = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => toWords(document.getElementById(id))).join(' ');
    const [label] = (element as HTMLInputElement).labels ?? [];
    return element.ariaLabel ?? toWords(label ?? element);
  };
  const hasName = (element: HTMLElement) => {
    if (name === undefined) return true;
    if (isPart) return `${toName(element)} ${toWords(element)}`.includes(name);
    return toName(element) === name;
  };
  return [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && hasName(element),
  );
}
