// Where styles and SQL can be broken on purpose. Both are read token by token: comments and strings are left alone.

/** A rule is hidden where people see it by itself: not what only a pointer, the keyboard, paper or high contrast brings out. */
const BY_ITSELF = /^(?!.*(:hover|:focus|:active|:disabled|::|:invalid|\[hidden\]|dialog))[^@]+$/;
const RARE_CONDITION = /print|forced-colors|prefers-|hover|pointer|max-width: 1|max-height/;

export function placesInStyles(text) {
  const places = [];
  const open = [];
  let since = 0;
  for (const { token, at } of tokens(text, /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === '{') open.push({ prelude: withoutComments(text.slice(since, at)), at, isOuter: false });
    if (token === '}') {
      const block = open.pop();
      if (open.length > 0) open.at(-1).isOuter = true;
      if (block && isSeen(block, open)) places.push({ start: block.at + 1, end: block.at + 1, after: ' display: none !important;' });
    }
    if (token.length === 1) since = at + 1;
  }
  return places;
}

function isSeen({ prelude, isOuter }, outer) {
  return (
    !isOuter &&
    BY_ITSELF.test(prelude) &&
    !/^(from|to|[\d.]+%|:root)/.test(prelude) &&
    !outer.some((block) => RARE_CONDITION.test(block.prelude) || block.prelude.startsWith('@keyframes'))
  );
}

function withoutComments(prelude) {
  return prelude.replace(/\/\*[\s\S]*?\*\//g, '').trim();
}

const OPPOSITES = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>', '<>': '=', and: 'or', or: 'and' };

/** A number changed by one, a comparison or a junction turned round. */
export function placesInSql(text, random) {
  const places = [];
  for (const { token, at } of tokens(text, /--[^\n]*|'(?:''|[^'])*'|\$\d+|[<>]=?|<>|:=|=>?|\b\d+\b|\b(?:and|or)\b|\bbetween\b[^\n]*/gi)) {
    const after = /^\d+$/.test(token) ? String(Number(token) + (token === '0' || random() < 0.5 ? 1 : -1)) : OPPOSITES[token.toLowerCase()];
    if (after !== undefined) places.push({ start: at, end: at + token.length, after });
  }
  return places;
}

function* tokens(text, pattern) {
  for (const match of text.matchAll(pattern)) yield { token: match[0], at: match.index };
}
