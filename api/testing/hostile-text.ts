import fc from 'fast-check';

/** What parsers stumble over, above all when it is repeated; with marks that combine, halves of characters, and what nobody can see. */
const pieces: readonly string[] = [
  ...Array.from(
    '1 -/.,;:=&?#@%"\'\\$+_!([{<|*^\t\n\0\u2028\u00a0\u3000\u202e\u200f\u200b\ufeff号號ºﬃßİ\u0301',
  ),
  ...[
    'a',
    'aa!',
    'a.',
    'a@',
    'a@a.',
    'a-',
    ' - ',
    '{{',
    '</',
    '\r\n',
    'de-',
    ';q=',
    'eyJ-',
    '&a=',
    '?o_a',
    '<b',
  ],
  ...['%2F', '%40', '%E0', '%zz', '../', '//', '/\\', "' or '", '::', '0:', '1.1.', '[{', '{"a":', '&#'],
  ...['e\u0301', '\u{1f468}\u200d', '\ud800', '\udc00'],
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

/** Texts that mean something to a parser, a query, a page, a log, or a regular expression. */
export const hostileTexts: readonly string[] = [
  ...['', ' ', '\0', '\u202Egpj.exe', '\uD800', 'null', 'undefined', 'NaN', '-1', '1e309', '%00', ':var'],
  ...['../../../../etc/passwd', '..%2f..%2fproducts', '%0d%0aSet-Cookie: a=b', 'a\r\nSet-Cookie: a=b'],
  ...['" or id is defined or "', "' or '1'='1", '") or (1=1', '${7*7}{{7*7}}<%= 7*7 %>'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...['http://127.0.0.1:1/', 'file:///etc/passwd', '__proto__', 'constructor.prototype', '[object Object]'],
  ...['1 - ', 'a 1 - - ', 'a', 'aA1 ,', '(', '\u0301', '𝒳', '%2F', 'a@'].map(
    (piece) => `${piece.repeat(Math.ceil(10_000 / piece.length))}!`,
  ),
  `a 1${' -'.repeat(57)}!`,
];
