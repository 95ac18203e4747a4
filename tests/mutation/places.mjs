// Where TypeScript can be broken on purpose, and how: places in its syntax tree, each with what stands there instead.
import ts from 'typescript';

/**
 * Of each kind: whether a file is one in which it counts, and what a node becomes, or undefined. In drawings a number is a place on
 * paper, and a difference of one is none to anybody.
 */
const KINDS = {
  text: { in: (file) => file.endsWith('.tsx'), replacement: withoutText },
  attribute: { in: (file) => file.endsWith('.tsx'), replacement: withoutAttribute },
  constant: { in: (file) => !file.startsWith('templates/art/'), replacement: otherConstant },
  condition: { in: () => true, replacement: inverted },
  handler: { in: (file) => file.startsWith('client/'), replacement: withoutHandler },
};

export function placesInTypeScript(file, text, kind, random) {
  const { in: counts, replacement } = KINDS[kind];
  if (!counts(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const places = [];
  const visit = (node) => {
    const after = replacement(node, random);
    if (after !== undefined) places.push({ start: node.getStart(source), end: node.getEnd(), after });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** What stands between two tags. */
function withoutText(node) {
  const isChild = node.parent && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  if (!isChild) return undefined;
  if (ts.isJsxText(node)) return node.text.trim() === '' ? undefined : '';
  return ts.isJsxExpression(node) && node.expression ? '' : undefined;
}

function withoutAttribute(node) {
  if (!ts.isJsxAttribute(node)) return undefined;
  const name = node.name.getText();
  return name === 'key' || isHandlerName(name) ? undefined : '';
}

/** A millisecond more in half a minute, a byte more in a megabyte: nobody ever notices. */
const LARGE = 10_000;

/** A number that a module names or hands to a schema, not one in the middle of a calculation. */
function otherConstant(node, random) {
  if (!ts.isNumericLiteral(node) || !isAtTopLevel(node)) return undefined;
  const value = Number(node.text);
  return Number.isSafeInteger(value) && value < LARGE ? String(value + (value === 0 || random() < 0.5 ? 1 : -1)) : undefined;
}

function isAtTopLevel(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isFunctionLike(at)) return false;
    if (ts.isVariableStatement(at)) return ts.isSourceFile(at.parent);
  }
  return false;
}

function inverted(node) {
  const { parent } = node;
  const isCondition = parent && ((ts.isIfStatement(parent) && parent.expression === node) || (ts.isConditionalExpression(parent) && parent.condition === node));
  return isCondition ? `!(${node.getText()})` : undefined;
}

function withoutHandler(node) {
  if (ts.isJsxAttribute(node)) return isHandlerName(node.name.getText()) ? '' : undefined;
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const called = node.expression.expression.getText();
  return /(^|\.)addEventListener$/.test(called) ? ';' : undefined;
}

function isHandlerName(name) {
  return /^on[A-Z]/.test(name);
}
