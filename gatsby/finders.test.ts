import { expect, test } from 'vitest';
import { brand } from '../brands/second/build.ts';
import type { Finder, FinderTrait } from '../brands/types.ts';
import { finderProblems } from './finder-checks.ts';
import { finderPagesOf, traitsOf } from './finders.ts';

const axes = [{ axis: 'material', key: 'mesh', name: 'Mesh', hex: null }];
const product = {
  facts: [
    { key: 'age', range: { from: 6, to: null }, choices: [] },
    { key: 'weather', range: null, choices: [{ key: 'rain', name: 'Rain' }] },
  ],
  measures: [
    { key: 'folded', name: 'Folded', unit: 'mm', values: [290, 210], to: null },
    { key: 'belt', name: 'Belt', unit: 'mm', values: [700], to: 1250 },
  ],
  variants: [{ axes }],
} as unknown as Parameters<typeof traitsOf>[0];

test.each<[FinderTrait, boolean]>([
  [{ fact: 'age', covers: [6, 99] }, true],
  [{ fact: 'age', covers: [5, 99] }, false],
  [{ fact: 'weight', covers: [1] }, false],
  [{ fact: 'weather', has: 'rain' }, true],
  [{ fact: 'weather', has: 'wind' }, false],
  [{ axis: 'material', has: 'mesh' }, true],
  [{ axis: 'material', has: 'wool' }, false],
  [{ measures: ['hips', 'belt'], covers: [700, 1250] }, true],
  [{ measures: ['folded'], covers: [250] }, false],
  [{ measures: ['folded'], atMost: 290 }, true],
  [{ measures: ['folded'], atMost: 289 }, false],
  [{ measures: ['belt'], atMost: 1000 }, false],
])('product 4.344: whether %j speaks for a product follows from its facts: %s', (trait, isThere) => {
  expect(traitsOf(product, { traits: { trait } })).toEqual(isThere ? ['trait'] : []);
});

const finder: Finder = {
  category: 'jackets',
  traits: {
    dry: { fact: 'weather', has: 'rain' },
    warm: { fact: 'weather', covers: [1] },
    big: { axis: 'width', has: 'xl' },
  },
  questions: [{ key: 'step', answers: [{ key: 'a b', needs: ['dri'] }] }],
  caveats: ['warm'],
};

test('a build says what is wrong with a finder, and what to do', () => {
  expect(finderProblems({ ...brand, finders: [finder] }, 'finders.ts')).toEqual([
    'finders.ts: the finder "jackets" has no page. Add its line to pages.ts.',
    'finders.ts: the finder "jackets" has a question "step", which its address uses. Choose another key.',
    'finders.ts: the finder "jackets" has the key "a b". Use letters, digits, and hyphens.',
    'finders.ts: the finder "jackets" names the trait "dri", which it does not have. Add it to its traits.',
    'finders.ts: the finder "jackets" reads the trait "warm" from something that catalogue.ts does not declare in this form. Correct it.',
    'finders.ts: the finder "jackets" reads the trait "big" from something that catalogue.ts does not declare in this form. Correct it.',
  ]);
  expect(finderProblems(brand, 'finders.ts')).toEqual([]);
});

test('product 2.1.310: a storefront has a finder only if it sells at least three things to choose among', () => {
  const store = { paths: { ...brand.paths, 'finder/jackets': brand.paths.home } };
  const of = (...categoryKeys: readonly string[]) => ({ categoryKeys });
  const pages = (...sold: readonly { readonly categoryKeys: readonly string[] }[]) =>
    finderPagesOf(store, sold, [finder]);
  const two = [of('jackets/rain'), of('jackets', 'hats')];
  expect(pages(...two, of('jackets'))).toEqual(['finder/jackets']);
  expect(pages(...two, of('hats', 'jackets'), of('jackets/accessories-jackets'))).toEqual([]);
  expect(finderPagesOf(store, [...two, of('jackets')], brand.finders)).toEqual([]);
});
