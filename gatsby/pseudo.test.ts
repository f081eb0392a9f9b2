import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pseudo } from './localize.ts';

/** What must stay unchanged: placeholders, tags, and the targets of Markdown links. */
const kept = /\{\{[^}]*\}\}|<[^>]*>|\]\([^)]*\)/g;
const keptIn = (text: string) => text.match(kept) ?? [];
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const capitals = letters.map((letter) => letter.toUpperCase());

const word = fc.string({
  unit: fc.constantFrom(...letters, ...capitals, 'å', '本', ' ', '.', '\n'),
});
const mark = fc.oneof(
  fc.constantFrom('{{name}}', '{{count}}', '{{ price }}', '<strong>', '</strong>', '<br>', '<a href="x">'),
  fc.constantFrom('](page:content/returns)', '](page:product/shell-jacket#size)', '](https://example.com)'),
);
const text = fc.array(fc.oneof(word, mark), { maxLength: 12 }).map((parts) => parts.join(''));

describe('a text in the pseudo-language', () => {
  test('is the same between its brackets except for accents and length', () => {
    expect(pseudo('Save 10 %, {{name}}')).toBe('⟦Śàṽè 10 %, {{name}} ẋò ẋò⟧');
  });

  test('keeps its placeholders, tags and links', () => {
    fc.assert(
      fc.property(text, (sample) => {
        expect(keptIn(pseudo(sample))).toEqual(keptIn(sample));
      }),
    );
  });

  test('is at least 40 % longer, and marks its beginning and end', () => {
    const worded = text.filter((sample) => sample.replaceAll(/\{\{[^}]*\}\}/g, '').trim() !== '');
    fc.assert(
      fc.property(worded, (sample) => {
        const placeholders = keptIn(sample)
          .filter((part) => part.startsWith('{{'))
          .join('').length;
        const [longer, before] = [pseudo(sample).length - placeholders, sample.length - placeholders];
        expect(longer).toBeGreaterThanOrEqual(before * 1.4);
        expect(pseudo(sample)).toMatch(/^⟦[^]*⟧$/);
      }),
    );
  });
});
