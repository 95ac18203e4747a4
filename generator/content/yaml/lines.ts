// Complaints about lines: how they are indented, what follows what, names and their colons.

import type { Finding, ParseErrorContext } from './parseErrorContext';
import { quoted, shorten } from './words';
import { lineEnd, nextLine, valueAfter } from './yamlText';

export function tabInIndentation({ code, line, lineStart: start, offset }: ParseErrorContext): Finding | undefined {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const tab = indent.indexOf('\t');
  if (tab < 0 && code !== 'TAB_AS_INDENT') return undefined;
  return {
    offset: tab < 0 ? offset : start + tab,
    what: 'A tab is used to indent this line; only spaces can be.',
    fix: 'replace the tab by spaces, as many as the lines around it have',
  };
}

export function textAfterBar({ code, message, value, line, lineStart: start }: ParseErrorContext): Finding | undefined {
  if (code === 'BAD_INDENT' && message.startsWith('Block scalar')) {
    return {
      what: 'The text below "|" or ">" is not indented.',
      fix: 'put two spaces more in front of its lines than the name above has',
    };
  }
  if (!/^Not a YAML token|^Block scalar header/.test(message)) return undefined;
  const sign = value.startsWith('>') ? '>' : '|';
  return {
    offset: start + line.indexOf(value),
    what: `A text that starts with "${sign}" must be in quotes.`,
    fix: `put it in quotes: ${quoted(value)}`,
  };
}

export function colonInText({ code, message, yaml, offset, value }: ParseErrorContext): Finding | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !message.startsWith('Nested')) return undefined;
  if (!/:(\s|$)/.test(yaml.text.slice(offset, lineEnd(yaml.text, offset)))) return undefined;
  const curly = /^[“”„«]/.test(value) ? ', straight ones' : '';
  return {
    what: 'There is a colon inside this text, so that it must be in quotes.',
    fix: `put the text in quotes${curly}: ${quoted(value.replace(/^[“”„«]|[“”»]$/g, ''))}`,
  };
}

export function deeperThanText({ code, message, yaml, offset, lineStart: start, line }: ParseErrorContext): Finding | undefined {
  const inValue = yaml.text.slice(start, offset).trim() !== '';
  const nested = code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested');
  if (!inValue || !(nested || code === 'MULTILINE_IMPLICIT_KEY')) return undefined;
  if (/^\? /.test(valueAfter(line))) return undefined;
  return {
    offset: nextLine(yaml.text, offset),
    what: 'This line is indented deeper than the one above it, which has a value already.',
    fix: 'line it up with the line above; if it is part of the text above, put the whole text in quotes; an item of a list starts with "- "',
  };
}

export function listNotLinedUp({ code, message, line }: ParseErrorContext): Finding | undefined {
  const block = code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('A block sequence');
  if (!block && !message.startsWith('All sequence items')) return undefined;
  return {
    what: `This line${/^\s*-/.test(line) ? ' of a list' : ''} is not lined up with the others of its list.`,
    fix: 'put all "-" of a list in one column, with spaces',
  };
}

export function notLinedUp({ code }: ParseErrorContext): Finding | undefined {
  if (code !== 'BAD_INDENT') return undefined;
  return {
    what: 'This line is not lined up with the lines that it belongs to.',
    fix: 'put as many spaces in front of it as the other lines of its block have',
  };
}

export function itemInWrongPlace({ line, code }: ParseErrorContext): Finding | undefined {
  if (!/^\s*-(\s|$)/.test(line) || code === 'BAD_DQ_ESCAPE') return undefined;
  return {
    what: 'An item of a list ("- …") cannot stand here.',
    fix: 'write the name of the list and a colon in the line above, and line all its "-" up',
  };
}

const GLUED = /^\s*(?:- +)*["']?[\p{L}\p{N}_-]+["']?:(?!\/\/)[^\s:]/u;

export function lacksSpaceAfterColon(line: string): boolean {
  return GLUED.test(line);
}

export function spaceAfterColon({ line, lineStart: start }: ParseErrorContext): Finding | undefined {
  if (!lacksSpaceAfterColon(line)) return undefined;
  const colon = line.indexOf(':');
  return {
    offset: start + colon,
    what: 'A space is missing after the colon.',
    fix: `write ${shorten(`${line.slice(0, colon).trim()}: ${line.slice(colon + 1).trim()}`)}`,
  };
}

export function nameInList({ code, message, line }: ParseErrorContext): Finding | undefined {
  if (code !== 'UNEXPECTED_TOKEN' || !/at node end$/.test(message) || !/:(\s|$)/.test(line)) return undefined;
  return {
    what: 'A line of "name: value" cannot follow here.',
    fix: 'check the lines above: a list needs a name and a colon above it, and a text with special signs needs quotes',
  };
}

export function lineWithoutColon({ code, message, line }: ParseErrorContext): Finding | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && !message.startsWith('Implicit map keys need')) return undefined;
  return {
    what: `"${shorten(line.trim())}" has no name and colon in front.`,
    fix: 'write "name: value"; if it is part of the text above, indent it deeper than the name of that text',
  };
}

export function longName({ code }: ParseErrorContext): Finding | undefined {
  if (code !== 'KEY_OVER_1024_CHARS') return undefined;
  return { what: 'The name before the colon is longer than 1024 letters.', fix: 'if it is text, put it in quotes' };
}

export function behindDocumentStart({ message }: ParseErrorContext): Finding | undefined {
  if (!message.startsWith('Block collection cannot start')) return undefined;
  return { what: 'Nothing can stand behind "---" in its line.', fix: 'put it in the next line, or remove the "---"' };
}
