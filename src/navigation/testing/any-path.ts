import fc from 'fast-check';

/** What strangers send: pieces of encodings, what means something in an address, and any text. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '%',
    '%2',
    '%2F',
    '%25',
    '%5C',
    '%00',
    '%E0%A4',
    '%C3%A5',
    '?',
    '#',
    '\\',
    ':',
    '*',
    '.',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

/** Any path that an address bar or a link may contain. */
export const anyPath = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
