import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Batches, checkBatch, printed } from './batch.ts';

const recalled: readonly Batches[] = [
  { from: 'HF24031', to: 'HF24098' },
  { from: 'HF24121', to: 'HF24121' },
];
const check = (typed: string) => checkBatch(typed, recalled);

describe('product 2.3.14: whether a batch is recalled', () => {
  test.each([
    ['HF24031', 'HF24031'],
    ['HF24098', 'HF24098'],
    ['HF24121', 'HF24121'],
    ['HF–24—055', 'HF24055'],
    ['HF\u221224055', 'HF24055'],
    ['HF\u00a024055', 'HF24055'],
    ['HF\u200b24\u2060055\u202c', 'HF24055'],
    ['ＨＦー２４０５５', 'HF24055'],
    ['LOT HF 24055', 'HF24055'],
    ['l0t-HF24055', 'HF24055'],
  ])('yes: %j', (typed, batch) => {
    expect(check(typed)).toEqual({ answer: 'affected', batch });
  });

  test.each([
    ['HF24030', 'HF24030'],
    ['HF24099', 'HF24099'],
    ['HF24120', 'HF24120'],
    ['HF24122', 'HF24122'],
    // Another product's number.
    ['BC24055', 'BC24055'],
    ['10 24055', 'IO24055'],
  ])('no: %j', (typed, batch) => {
    expect(check(typed)).toEqual({ answer: 'unaffected', batch });
  });

  test.each(['', '   ', '24055', 'HFA4055', 'HF2405S', 'HL-l', 'LOT HF2405', 'LOT', '한24055', 'HF٢٤٠٥٥'])(
    'unreadable: %j',
    (typed) => {
      expect(check(typed)).toEqual({ answer: 'unreadable' });
    },
  );

  const letters = fc.string({
    unit: fc.constantFrom('A', 'B', 'F', 'H', 'I', 'O'),
    minLength: 2,
    maxLength: 2,
  });
  const number = fc.tuple(fc.oneof(fc.constant('HF'), letters), fc.nat({ max: 99_999 }));
  const batchOf = ([product, digits]: readonly [string, number]) => product + String(digits).padStart(5, '0');
  const near = fc.oneof(number, fc.tuple(fc.constant('HF'), fc.integer({ min: 24_025, max: 24_125 })));
  const lookAlike: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I' };
  /** Ways to type a character, and what may stand before it. */
  const ways = [
    (one: string) => one,
    (one: string) => one.toLowerCase(),
    (one: string) => ` ${one}`,
    (one: string) => `-${one}`,
    (one: string) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0),
    (one: string) => lookAlike[one] ?? one,
  ];

  test('depends only on the number, however it is typed', () => {
    fc.assert(
      fc.property(
        near,
        fc.array(fc.nat({ max: ways.length - 1 }), { minLength: 7, maxLength: 7 }),
        (parts, how) => {
          const batch = batchOf(parts);
          const typed = Array.from(batch, (one, index) => ways[how[index] ?? 0]?.(one) ?? one).join('');
          expect(check(typed)).toEqual(check(batch));
        },
      ),
    );
  });

  test('is never a guess: a missing or an additional character is unreadable', () => {
    const character = fc.constantFrom('A', 'Z', '0', '9', 'O', 'I');
    fc.assert(
      fc.property(near, fc.nat({ max: 6 }), character, (parts, at, more) => {
        const batch = batchOf(parts);
        for (const typed of [
          batch.slice(0, at) + batch.slice(at + 1),
          batch.slice(0, at) + more + batch.slice(at),
        ])
          expect(check(typed)).toEqual({ answer: 'unreadable' });
      }),
    );
  });
});

test('labels print a number in two groups', () => {
  expect(printed('HF24031')).toBe('HF 24031');
});
