type Attributes = Record<string, string | number | undefined>;
type Content = Node | string;

const svgNamespace = 'http://www.w3.org/2000/svg';

function fill<Made extends Element>(element: Made, attributes: Attributes, content: Content[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...content);
  return element;
}

export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, content);
}

export function createSvg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: Content[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS(svgNamespace, tag), attributes, content);
}
