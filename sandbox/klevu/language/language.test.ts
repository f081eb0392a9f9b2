import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnalyzer } from './analyzer.ts';
import { createVocabulary, distanceBetween } from './spelling.ts';
import { stemmerOf } from './stems.ts';
import { foldWord } from './words.ts';

describe('the forms of a word have the same stem', () => {
  test.each([
    ['en', ['carrier', 'carriers']],
    ['en', ['baby', 'babies']],
    ['en', ['wash', 'washes', 'washing', 'washed']],
    ['en', ['plate', 'plates']],
    ['en', ['ship', 'shipping', 'shipped']],
    ['sv', ['bärsele', 'bärselen', 'bärselar', 'bärselarna', 'bärseles']],
    ['sv', ['grön', 'gröna', 'grönt']],
    ['sv', ['haklapp', 'haklappar', 'haklappen']],
    ['de', ['Trage', 'Tragen']],
    ['de', ['schwarz', 'schwarze', 'schwarzer', 'schwarzes', 'schwarzen']],
    ['de', ['Kind', 'Kinder', 'Kindern']],
    ['fr', ['vert', 'verte', 'verts', 'vertes']],
    ['fr', ['bavoir', 'bavoirs']],
    ['es', ['manta', 'mantas']],
    ['es', ['delantal', 'delantales']],
    ['it', ['culla', 'culle']],
    ['nl', ['draagzak', 'draagzakken']],
    ['nl', ['slab', 'slabbetje', 'slabbetjes']],
    ['nl', ['stoel', 'stoeltje', 'stoeltjes']],
    ['nl', ['mat', 'matje', 'matjes']],
    ['it', ['culla', 'culle', 'culletta']],
    ['es', ['manta', 'mantas', 'mantita']],
  ])('%s: %j', (language, forms) => {
    const stem = stemmerOf(language);
    expect(new Set(forms.map((form) => stem(foldWord(form)))).size).toBe(1);
  });

  test.each([
    ['en', 'bus', 'bu'],
    ['en', 'dress', 'dres'],
    ['en', 'bed', 'b'],
    ['en', 'ring', 'r'],
    ['de', 'Bett', 'Bet'],
  ])('%s: %s does not become %s', (language, word, other) => {
    expect(stemmerOf(language)(foldWord(word))).not.toBe(foldWord(other));
  });
});

describe('a query', () => {
  const wordsOf = (language: string, term: string) =>
    createAnalyzer(language)
      .queryWords(term)
      .map(({ text }) => text);

  test('consists of its telling words, or of all of them if it has no others', () => {
    expect(wordsOf('en', 'How do I wash the carrier?')).toEqual(['wash', 'carrier']);
    expect(wordsOf('en', 'how to')).toEqual(['how', 'to']);
    expect(wordsOf('de', 'Decke für das Baby')).toEqual(['decke', 'baby']);
  });

  test('is split into words where it has no spaces', () => {
    expect(wordsOf('ja', '赤ちゃんの毛布')).toEqual(['赤チャン', '毛布']);
    const known = createAnalyzer('ja', ['スタイ']).queryWords('すたい2枚');
    expect(known.map(({ text }) => text)).toEqual(['スタイ', '2', '枚']);
    expect(wordsOf('zh-Hant', '嬰兒的毯子')).toEqual(['嬰兒', '毯子']);
  });
});

describe('spelling', () => {
  const vocabulary = createVocabulary(
    new Map([
      ['carrier', 9],
      ['career', 1],
      ['bib', 4],
      ['high', 2],
      ['chair', 2],
      ['2', 3],
    ]),
  );

  test('the most similar words are found, the most frequent first', () => {
    expect(vocabulary.closest('carreir')).toEqual(['carrier']);
    expect(vocabulary.closest('bbi')).toEqual(['bib']);
    expect(vocabulary.closest('zzqqxx')).toEqual([]);
  });

  test('numbers are never corrected', () => {
    expect(vocabulary.closest('3')).toEqual([]);
    expect(vocabulary.closest('carrier2')).toEqual([]);
  });

  test('a word may be two', () => {
    expect(vocabulary.split('highchair', (part) => part)).toEqual(['high', 'chair']);
    expect(vocabulary.split('highfloor', (part) => part)).toBeNull();
  });

  test('of a compound, the longest beginning and end that are known', () => {
    expect(vocabulary.parts('chairfloor', (part) => part)).toEqual(['chair']);
    expect(vocabulary.parts('floorchair', (part) => part)).toEqual(['chair']);
    expect(vocabulary.parts('floor', (part) => part)).toEqual([]);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  test('a distance is the same in both directions, and none between equal words', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distanceBetween(a, b, 9)).toBe(distanceBetween(b, a, 9));
        expect(distanceBetween(a, b, 9) === 0).toBe(a === b);
        expect(distanceBetween(a, b, 9)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test.each([
    ['insertion', 'bib', 'bibb'],
    ['deletion', 'bib', 'bb'],
    ['replacement', 'bib', 'bob'],
    ['swap', 'bib', 'bbi'],
  ])('one %s is one mistake', (_, a, b) => expect(distanceBetween(a, b, 2)).toBe(1));
});
