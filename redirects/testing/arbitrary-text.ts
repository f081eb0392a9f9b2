import fc from 'fast-check';

/** Parts of addresses that have misled other software. */
const fragment = fc.constantFrom(
  ...[
    '/',
    '//',
    '/./',
    '/../',
    '..',
    '.',
    '%2e%2e',
    '%2F',
    '%252f',
    '%5c',
    '\\',
    '%',
    '%zz',
    '%c3',
    '%C3%A9',
  ],
  ...['é', 'e\u0301', 'J\u030c', 'İ', 'ß', '\ud800', '\udc00', '😀', '\r\n', '%0d%0a', '\0', '%00', '\u007f'],
  ...[
    '\u0085',
    '\u2028',
    '\ufeff',
    ' ',
    '%20',
    '+',
    ':',
    ':splat',
    '*',
    '?',
    '#',
    '@',
    '&',
    '=',
    ';',
    'a',
    'B',
  ],
  ...['evil.example', 'https:', 'undefined', 'file.pdf', '__proto__', 'constructor'],
);

/** Any UTF-16 text, including half characters and control characters; more often, what addresses consist of. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join('')),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** Any text that starts with a slash. */
export const anyPath: fc.Arbitrary<string> = anyText.map((text) => `/${text}`);

/** Whether a text contains something that could end a header or a line. */
export const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);
