// Complaints about signs inside a line: quotes, brackets, commas, "#" and the backslash.

import type { Finding, ParseErrorContext } from './parseErrorContext';
import { quoted, shorten, type Words } from './words';
import { commentInBrackets, lineEnd, type YamlText } from './yamlText';

export function quoteNotClosed({ message, offset, scan, yaml }: ParseErrorContext): Finding | undefined {
  if (!message.startsWith('Missing closing')) return undefined;
  const start = scan.quotes.get(offset) ?? offset;
  const quote = yaml.text[start] ?? '"';
  const text = yaml.text.slice(start + 1, lineEnd(yaml.text, start));
  const apostrophe = quote === "'" ? `; if it is an apostrophe, put the text in double quotes: ${quoted(`'${text}`)}` : '';
  return {
    offset: start,
    what: `The quote ${quote} that opens here is not closed.`,
    fix: `put a ${quote} at the end of the text, and indent all its lines${apostrophe}`,
  };
}

export function bracketNotClosed({ message, offset, scan, yaml }: ParseErrorContext): Finding | undefined {
  if (!/^Flow (map|sequence) in|^Expected flow (map|sequence)/.test(message)) return undefined;
  const start = scan.open.findLast((open) => open < offset);
  const [bracket, close] = /map/.test(message) ? ['{', '}'] : ['[', ']'];
  const comment = start === undefined ? undefined : commentIn(yaml, start);
  if (comment) return comment;
  return {
    offset: start ?? offset,
    what: start === undefined ? `The lines inside "${bracket}" and "${close}" are not indented.` : `The "${bracket}" that opens here is not closed.`,
    fix: `put a "${close}" at the end and indent the lines in between; or, if it is text, put it in quotes`,
  };
}

/** The bracket may well be closed, in what became a comment for want of quotes. */
function commentIn({ text }: YamlText, start: number): Finding | undefined {
  const line = text.slice(start, lineEnd(text, start));
  const comment = commentInBrackets(line);
  if (comment === undefined) return undefined;
  return {
    offset: start + line.indexOf(comment),
    what: '"#" starts a comment here, so that the rest of the line is not read.',
    fix: `put the text in quotes: ${quoted(comment)}`,
  };
}

export function textAfterQuote({ message, value }: ParseErrorContext): Finding | undefined {
  const [quote = ''] = value;
  if (!message.endsWith('at node end') || !/["']/.test(quote)) return undefined;
  const whole = value.length > 1 && value.endsWith(quote) ? value.slice(1, -1) : value;
  return {
    what: 'The text goes on behind its closing quote.',
    fix: `put all of it in one pair of quotes: ${quoted(whole)}`,
  };
}

export function commaInBrackets({ code, message }: ParseErrorContext): Finding | undefined {
  const flow = / in flow (map|sequence)$| between flow (map|sequence) items$/.test(message);
  if (!flow || !(code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN')) return undefined;
  const missing = code === 'MISSING_CHAR';
  return {
    what: missing ? 'A comma is missing between the items in brackets.' : 'There is a sign too many between the items in brackets.',
    fix: 'separate the items by one comma each; or write a list with one "- item" a line; or put a text in quotes',
  };
}

export function specialFirstSign({ code, value, line, lineStart: start, offset }: ParseErrorContext): Finding | undefined {
  if (!['BAD_SCALAR_START', 'UNEXPECTED_TOKEN', 'BLOCK_AS_IMPLICIT_KEY'].includes(code)) return undefined;
  const sign = /^[{[*&!%@`,\]}|>]|^[-?:] /.exec(value)?.[0];
  if (sign === undefined || value === line.trim()) return undefined;
  const token = tokenBefore(line, offset - start);
  if (token && token.offset !== line.indexOf(value)) return { ...token, offset: start + token.offset };
  const list = sign === '- ' ? '; a list starts in a line of its own' : '';
  return {
    offset: start + line.indexOf(value),
    what: `A text that starts with "${sign.trim()}" must be in quotes.`,
    fix: `put it in quotes: ${quoted(value)}${list}`,
  };
}

/** `{city} and around` inside brackets: what starts with a token is read as a group of fields. */
function tokenBefore(line: string, offset: number): (Words & { offset: number }) | undefined {
  const at = /[:,[{]\s*(\{[^{}]*\})\s*$/.exec(line.slice(0, offset));
  if (!at?.[1]) return undefined;
  const first = at.index + at[0].indexOf(at[1], 1);
  const text = /^\{[^{}]*\}[^,\]}]*/.exec(line.slice(first))?.[0] ?? at[1];
  return {
    offset: first,
    what: 'A text that starts with "{" must be in quotes.',
    fix: `put it in quotes: ${quoted(text.trim())}`,
  };
}

export function bracketTooMany({ message, line, offset, lineStart: start }: ParseErrorContext): Finding | undefined {
  if (!/^Unexpected flow-(seq|map)-end/.test(message)) return undefined;
  const bracket = line[offset - start] ?? '';
  return {
    what: `There is no opening bracket to this "${bracket}".`,
    fix: 'remove it, or add the opening bracket; put a text in quotes',
  };
}

export function commentTooNear({ message }: ParseErrorContext): Finding | undefined {
  if (!message.startsWith('Comments must be separated')) return undefined;
  return {
    what: 'There is no space in front of this "#".',
    fix: 'put a space in front of a comment; put a text with "#" in quotes',
  };
}

export function wrongEscape({ code, yaml, offset }: ParseErrorContext): Finding | undefined {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  return {
    what: `A backslash in double quotes starts a code, and "${shorten(yaml.text.slice(offset, offset + 2))}" is none.`,
    fix: "write two backslashes for one, or put the text in single quotes: '…'",
  };
}
