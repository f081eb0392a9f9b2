/** A `map` or `geo` block as nginx reads it. */
export interface Block {
  /** What a `map` looks up; null for `geo`, of which only the default is read. */
  readonly source: string | null;
  /** Values by their strings in lower case. */
  readonly strings: ReadonlyMap<string, string>;
  readonly expressions: readonly (readonly [expression: RegExp, value: string])[];
  readonly otherwise: string;
}

/**
 * The blocks of a configuration by the variable they make; directives outside of them are left out.
 * @throws Error where nginx would refuse to start.
 */
export function nginxBlocks(configuration: string): Map<string, Block> {
  const blocks = new Map<string, Block>();
  let open: { variable: string; source: string | null; entries: string[][] } | null = null;
  let words: string[] = [];
  for (const { text, isWord } of tokensOf(configuration)) {
    if (isWord) {
      words.push(text);
      continue;
    }
    if (text === '{') {
      const [kind = '', source = ''] = words;
      if (open || !['map', 'geo'].includes(kind)) throw new Error(`unexpected block "${kind}"`);
      const variable = (words.at(-1) ?? '').slice(1);
      open = { variable, source: kind === 'map' ? source : null, entries: [] };
    } else if (text === ';') {
      open?.entries.push(words);
    } else {
      if (!open || words.length > 0) throw new Error('unexpected "}"');
      blocks.set(open.variable, { source: open.source, ...valuesOf(open.entries) });
      open = null;
    }
    words = [];
  }
  if (open || words.length > 0) throw new Error('unexpected end of file');
  return blocks;
}

function valuesOf(entries: readonly string[][]): Omit<Block, 'source'> {
  const strings = new Map<string, string>();
  const expressions: [RegExp, string][] = [];
  let otherwise = '';
  for (const [from, value, ...more] of entries) {
    if (from === undefined || value === undefined || more.length > 0)
      throw new Error(`invalid number of parameters after "${from ?? ''}"`);
    if (from === 'default') otherwise = value;
    else if (from.startsWith('~*')) expressions.push([new RegExp(from.slice(2), 'i'), value]);
    else if (from.startsWith('~')) expressions.push([new RegExp(from.slice(1)), value]);
    else if (strings.has(from.toLowerCase())) throw new Error(`conflicting parameter "${from}"`);
    else strings.set(from.toLowerCase(), value);
  }
  return { strings, expressions, otherwise };
}

interface Token {
  /** Without its quotation marks. */
  readonly text: string;
  /** False for braces and semicolons. */
  readonly isWord: boolean;
}

function tokensOf(configuration: string): Token[] {
  const token = /\s+|#[^\n]*|"((?:\\[\s\S]|[^"\\])*)"|([{};])|([^\s;{}"]+)/gy;
  const tokens: Token[] = [];
  while (token.lastIndex < configuration.length) {
    const at = token.lastIndex;
    const found = token.exec(configuration);
    if (!found) throw new Error(`unexpected text: ${configuration.slice(at, at + 40)}`);
    const [, quoted, punctuation, bare] = found;
    if (punctuation !== undefined) tokens.push({ text: punctuation, isWord: false });
    else if (quoted !== undefined) tokens.push({ text: unescaped(quoted), isWord: true });
    else if (bare !== undefined) tokens.push({ text: bare, isWord: true });
  }
  return tokens;
}

const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['"', '"'],
  ["'", "'"],
  ['\\', '\\'],
]);

/** Any other backslash stays. */
const unescaped = (quoted: string): string =>
  quoted.replace(/\\([\s\S])/g, (written, character: string) => escapes.get(character) ?? written);
