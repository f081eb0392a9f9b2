import fc from 'fast-check';

/** What parsers stumble over, above all when it is repeated. */
const pieces: readonly string[] = [
  ...[
    '1',
    ' ',
    '-',
    ' - ',
    '/',
    '.',
    ',',
    ';',
    ':',
    '=',
    '&',
    '?',
    '#',
    '@',
    '%',
    '"',
    "'",
    '\\',
    '$',
    '+',
    '_',
    '!',
  ],
  ...['(', '[', '{', '{{', '<', '</', '|', '*', '^', '\t', '\n', '\r\n', '\u2028', '\u00a0', '\u3000'],
  ...[
    'a',
    'aa!',
    'a.',
    'a@',
    'a@a.',
    'a-',
    'de-',
    ';q=',
    'eyJ-',
    '&a',
    '&a=',
    '?o_a',
    '%2F',
    '%40',
    '%E0',
    '%zz',
  ],
  ...[
    '../',
    '//',
    '/\\',
    "' or '",
    '::',
    '0:',
    '1.1.',
    '[{',
    '{"a":',
    '<b',
    '&#',
    '号',
    '號',
    'º',
    'ﬃ',
    'ß',
    'İ',
  ],
  // Marks that combine, halves of characters, and what nobody can see.
  ...[
    'e\u0301',
    '\u0301',
    '\u{1f468}\u200d',
    '\ud800',
    '\udc00',
    '\u0000',
    '\u202e',
    '\u200f',
    '\u200b',
    '\ufeff',
  ],
];

/** A text of this many UTF-16 code units: few pieces, repeated, between a beginning and an end that may not match. */
export const hostileText = (length: number): fc.Arbitrary<string> =>
  fc
    .record({
      first: fc.constantFrom('', 'a 1', ...pieces),
      repeated: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }),
      last: fc.constantFrom('', '!', ...pieces),
    })
    .map(({ first, repeated, last }) => {
      const unit = repeated.join('');
      const middle = unit.repeat(Math.ceil(length / unit.length));
      return first + middle.slice(0, Math.max(0, length - first.length - last.length)) + last;
    });

/** Repeats a piece up to a length, and ends with something that a pattern may choke on. */
const long = (piece: string, length = 10_000): string => `${piece.repeat(Math.ceil(length / piece.length))}!`;

/** Texts that mean something to a parser, a query, a page, a log, or a regular expression. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\u202Egpj.exe',
  '\uD800',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '../../../../etc/passwd',
  '..%2f..%2fproducts',
  '%00',
  '%0d%0aSet-Cookie: a=b',
  'a\r\nSet-Cookie: a=b',
  '" or id is defined or "',
  "' or '1'='1",
  '") or (1=1',
  ':var',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
  '__proto__',
  'constructor.prototype',
  '[object Object]',
  long('1 - '),
  long('a 1 - - '),
  long('a'),
  long('aA1 ,'),
  long('('),
  long('\u0301'),
  long('𝒳'),
  long('%2F'),
  long('a@'),
  `a 1${' -'.repeat(57)}!`,
];
