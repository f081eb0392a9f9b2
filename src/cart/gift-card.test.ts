import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardOf, cardText, type CardWords } from './gift-card.ts';

const languages: readonly CardWords[] = [
  { to: (name) => `To ${name}`, from: (name) => `From ${name}` },
  { to: (name) => `${name}さんへ`, from: (name) => `${name}より` },
];
const line = fc.constantFrom('', 'Ada', 'To Kim', 'From', 'Kimより', 'さんへ');
const text = fc
  .array(fc.constantFrom('Welcome', '\n', '\n\n', 'To Ada', 'From Ada', 'Adaさんへ'), { minLength: 1 })
  .map((parts) => parts.join('').trim());

test('product 4.352: a card is printed as before however often it is opened and saved, in whatever language', () => {
  fc.assert(
    fc.property(
      fc.record({ to: line, text, from: line }),
      fc.constantFrom(...languages),
      fc.constantFrom(...languages),
      (card, words, later) => {
        const printed = cardText(card, words);
        expect(cardText(cardOf(printed, later), later)).toBe(printed);
      },
    ),
  );
  for (const words of languages)
    for (const card of [
      { to: 'Ada', text: 'Welcome\n\nto the world', from: 'Grandma' },
      { to: '', text: 'Welcome', from: 'Grandma' },
      { to: 'Ada', text: 'Welcome', from: '' },
    ])
      expect(cardOf(cardText(card, words), words)).toEqual(card);
});
