/** A `map` block of nginx (https://nginx.org/en/docs/http/ngx_http_map_module.html). */
export interface NginxMap {
  /** The variable it makes, without its dollar sign. */
  readonly variable: string;
  /** What is looked up: text and variables. */
  readonly source: string;
  /** Strings, compared whatever their case, and regular expressions, tried in this order after the strings. */
  readonly entries: readonly (readonly [source: string, value: string])[];
  /** The value when no entry matches. */
  readonly otherwise: string;
  /** What a reader should know about it. */
  readonly about: string;
}

export const mapBlock = ({ variable, source, entries, otherwise, about }: NginxMap): string =>
  [
    `# ${about}`,
    `map ${quote(source)} $${variable} {`,
    `    default ${quote(otherwise)};`,
    ...entries.map(([from, value]) => `    ${quote(from)} ${quote(value)};`),
    '}\n',
  ].join('\n');

/** A word of the configuration: quoted, since braces and semicolons have a meaning elsewhere. */
const quote = (text: string): string =>
  `"${text
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')}"`;

/** Variables begin with a dollar sign and nothing escapes one, so a variable has to hold it. */
export const dollarVariable = '${redirect_dollar}';
export const dollarBlock = 'geo $redirect_dollar {\n    default "$";\n}\n';

/** Text in a place where nginx looks for variables. */
export const literal = (text: string): string => text.replaceAll('$', dollarVariable);

/** Text in a regular expression. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * The sizes of the tables that nginx makes of the strings; too small a bucket keeps it from starting. It needs the
 * longest string with its length, both aligned, and two pointers.
 */
export function hashSizes(maps: readonly NginxMap[]): string {
  const strings = maps.map(({ entries }) => entries.filter(([source]) => !source.startsWith('~')));
  const most = Math.max(0, ...strings.map(({ length }) => length));
  const bytes = new TextEncoder();
  const longest = strings.flat().reduce((length, [text]) => Math.max(length, bytes.encode(text).length), 0);
  return [
    `map_hash_max_size ${powerOfTwo(2 * most, 2048)};`,
    `map_hash_bucket_size ${powerOfTwo(longest + 32, 128)};\n`,
  ].join('\n');
}

const powerOfTwo = (atLeast: number, smallest: number): number =>
  Math.max(smallest, 2 ** Math.ceil(Math.log2(Math.max(1, atLeast))));
