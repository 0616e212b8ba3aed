import type { Expression, JSXAttribute, JSXExpression } from 'oxc-parser';
import { type Problem, type Project, type Report, toLine } from '../project.ts';
import { isTest, visitSource } from '../source.ts';

const readAttributes = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** The page that shows the kit exists in development only. */
const exemptPaths = ['apps/web/app/routes/kit.tsx'];

type Found = { text: string; start: number };

/**
 * Finds words that visitors would read and no translator sees: JSX text and attributes that are read out. Our own
 * check, because Biome's `noJsxLiterals` can't tell such an attribute from a class name.
 */
export function checkVisibleText(project: Project): Report {
  const paths = project.paths.filter(
    (path) =>
      path.startsWith('apps/web/app/') &&
      path.endsWith('.tsx') &&
      !isTest(path) &&
      !exemptPaths.includes(path),
  );
  return { problems: paths.flatMap((path) => listProblems(project, path)) };
}

function listProblems(project: Project, path: string): Problem[] {
  const found: Found[] = [];
  visitSource(project, path, {
    JSXText(node) {
      found.push({ text: node.value, start: node.start });
    },
    JSXElement(node) {
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer') found.push(...listTexts(child.expression));
      }
    },
    JSXFragment(node) {
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer') found.push(...listTexts(child.expression));
      }
    },
    JSXAttribute(node) {
      found.push(...listAttributeTexts(node));
    },
  });
  return found
    .filter(({ text }) => /\p{L}/u.test(text.replaceAll(/&\w+;/g, '')))
    .map(({ text, start }) => ({
      path,
      line: toLine(project.read(path), start + text.search(/\S/)),
      message: `visible text “${text.trim()}”: move it to apps/web/messages and pass it in`,
    }));
}

function listAttributeTexts({ name, value }: JSXAttribute): Found[] {
  if (name.type !== 'JSXIdentifier' || !readAttributes.has(name.name) || !value) return [];
  if (value.type === 'JSXExpressionContainer') return listTexts(value.expression);
  return value.type === 'Literal' ? listTexts(value) : [];
}

/** Texts that an expression may yield, through conditions and defaults. */
function listTexts(expression: JSXExpression | Expression): Found[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string'
        ? [{ text: expression.value, start: expression.start }]
        : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value, start }) => ({ text: value.cooked ?? value.raw, start }));
    case 'ConditionalExpression':
      return [...listTexts(expression.consequent), ...listTexts(expression.alternate)];
    case 'LogicalExpression':
      return [...listTexts(expression.left), ...listTexts(expression.right)];
    case 'BinaryExpression':
      return expression.operator === '+'
        ? [...listTexts(expression.left), ...listTexts(expression.right)]
        : [];
    case 'ParenthesizedExpression':
      return listTexts(expression.expression);
    default:
      return [];
  }
}
