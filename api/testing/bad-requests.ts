/** A request that the shop API must refuse. */
export interface BadRequest {
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** JSON of any shape. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const long = 'x'.repeat(10_000);

/** Values of every kind; which of them are wrong depends on the field. */
const wrongValues: Readonly<Record<'string' | 'number' | 'container', readonly Json[]>> = {
  string: [
    null,
    true,
    1,
    '',
    ' \t\n',
    '\u0000\u202e',
    long,
    '\ud800',
    'a\udfff',
    [],
    {},
    ['de'],
    { $ne: '' },
  ],
  number: [null, true, '1', -1, 1.5, 1e21, 2 ** 53, [], {}, [1]],
  container: [null, true, 0, 'text', [[]]],
};

const kindOf = (value: Json): keyof typeof wrongValues =>
  typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'container';

/** The value with one part replaced, for every part and every value that is wrong there; and without each field. */
export function* mutantsOf(
  value: Json,
  path = '',
): Iterable<{ readonly name: string; readonly value: Json }> {
  for (const wrong of wrongValues[kindOf(value)])
    yield { name: `${path || 'body'} = ${JSON.stringify(wrong).slice(0, 30)}`, value: wrong };
  if (value === null || typeof value !== 'object') return;
  const entries: readonly (readonly [string, Json])[] = Object.entries(value);
  for (const [name, part] of entries) {
    const rest = entries.filter(([other]) => other !== name);
    if (!Array.isArray(value)) yield { name: `without ${path}${name}`, value: Object.fromEntries(rest) };
    for (const mutant of mutantsOf(part, `${path}${name}.`)) {
      const changed = entries.map(([other, own]) => (other === name ? mutant.value : own));
      const whole = Array.isArray(value)
        ? changed
        : Object.fromEntries(entries.map(([other], index) => [other, changed[index] ?? null]));
      yield { name: mutant.name, value: whole };
    }
  }
}

/** Bodies that are not JSON, or nothing like what any route expects. */
export const brokenBodies: readonly (readonly [name: string, body: BodyInit])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a string', '"de"'],
  ['a number', '1e400'],
  ['NaN', 'NaN'],
  ['half an object', '{"country":'],
  ['two objects', '{}{}'],
  ['a trailing comma', '{"country":"de",}'],
  ['single quotes', "{'country':'de'}"],
  ['a comment', '/* */{"country":"de"}'],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a form', 'country=de&lineItems[]='],
  ['deep lists', '['.repeat(20_000)],
  ['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a prototype', '{"__proto__":{"country":"de","version":1}}'],
  ['a constructor', '{"constructor":{"prototype":{"country":"de"}}}'],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['zeros', new Uint8Array(1024)],
  ['more than 64 kB', JSON.stringify({ country: 'de', padding: 'x'.repeat(70_000) })],
];

/** IDs that no service has assigned, some of which mean something in a path, a query, or a predicate. */
export const brokenIds: readonly string[] = [
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fproducts',
  '%2F',
  '%5C',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%F0%9F%91%B6',
  'key=cart',
  "'%20or%20'1'='1",
  '%22%20or%20id%20is%20defined',
  '{}',
  '__proto__',
  'constructor',
  'undefined',
  '-1',
  '*',
  'a'.repeat(5_000),
];

/** Origins that are not exactly the shop's. */
export const brokenOrigins: readonly string[] = [
  '',
  'null',
  'undefined',
  '*',
  'http://localhost/evil',
  'http://localhost/',
  'http://localhost:8000',
  'http://localhost?',
  'http://localhost#',
  'http://evil.example@localhost',
  'http://localhost@evil.example',
  'http://localhost.evil.example',
  'http://localhost, http://evil.example',
  'http://LOCALHOST',
  'https://localhost',
  'ftp://localhost',
  'file://localhost',
  'javascript:alert(1)',
  'data:text/html,x',
  'localhost',
  '//localhost',
  'http://[::1]',
  'http://127.0.0.1',
];

export const brokenTypes: readonly string[] = [
  '',
  'text/plain',
  'text/plain;application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'json',
];

/** Cookies of nobody. */
export const brokenCookies: readonly string[] = [
  'shop_visitor=',
  'shop_visitor=%',
  'shop_visitor=%E0%A4%A',
  'shop_visitor=1.2',
  `shop_visitor=00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}%3D`,
  `shop_visitor=${'a'.repeat(7_000)}`,
  'shop_visitor=__proto__.x; shop_visitor=y',
  '=;=;=',
  'a=b; '.repeat(1_000),
];
