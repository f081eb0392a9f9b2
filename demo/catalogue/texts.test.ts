import { describe, expect, it } from 'vitest';
import { brand } from '../../brands/build.ts';
import {
  cleaningNames,
  colors,
  materialNames,
  measureNames,
  positionNames,
} from '../../brands/demo/project/attributes.ts';
import { nameIn } from '../../brands/demo/project/names.ts';
import names from '../../brands/demo/project/names.json' with { type: 'json' };
import { shippingMethods } from '../../brands/demo/project/shipping.ts';
import { discounts } from '../seed/commercetools/discounts.ts';
import { catalogue } from './index.ts';
import { paymentWords, searchWords, translatedLanguages, translations } from './texts.ts';

const { products } = catalogue;

/** The names that the brand's project has. */
const namesInUse = [
  ...Object.values(colors).map(({ name }) => name),
  ...Object.values(materialNames),
  ...shippingMethods.map(({ name }) => name),
  ...Object.values(positionNames),
  ...Object.values(cleaningNames),
  ...Object.values(measureNames),
];

/** Every English line that may occur outside its own product. */
const phrasesInUse = new Set<string>([
  ...discounts.map(({ name }) => name),
  ...products.flatMap(({ materials, care, inTheBox, safety }) => [
    ...materials,
    ...care,
    ...inTheBox,
    ...(safety?.warnings ?? []),
  ]),
  ...searchWords,
  ...paymentWords,
]);

const paragraphsOf = (description: string) => description.split('\n\n').length;
const blanks = (texts: readonly string[]) => texts.filter((text) => text.trim() === '');

describe.each(translatedLanguages)('the catalogue in %s', (language) => {
  const translation = translations[language] ?? { products: {}, categories: {}, phrases: {} };

  it('has as many paragraphs and features as in English', () => {
    const shapes = Object.entries(translation.products).map(([key, { description, features }]) => [
      key,
      description.length,
      features.length,
    ]);
    const wanted = products.map(({ key, description, features }) => [
      key,
      paragraphsOf(description),
      features.length,
    ]);
    expect(shapes.toSorted()).toEqual(wanted.toSorted());
  });

  it('has exactly the phrases in use', () => {
    const phrases = [...phrasesInUse].filter((phrase) => !(phrase in names));
    expect(Object.keys(translation.phrases).toSorted()).toEqual(phrases.toSorted());
    expect(Object.keys(names).toSorted()).toEqual([...namesInUse].toSorted());
    expect(namesInUse.filter((name) => (nameIn(language, name) ?? '').trim() === '')).toEqual([]);
  });

  it('leaves no text empty or in English, and never contains the brand’s name', () => {
    for (const { key, tagline, description } of products) {
      expect(translation.products[key]?.tagline, key).not.toBe(tagline);
      expect(translation.products[key]?.description.join('\n\n'), key).not.toBe(description);
    }
    const texts = Object.values(translation.products).flatMap((texts) => Object.values(texts).flat());
    expect(blanks([...texts, ...Object.values(translation.phrases)])).toEqual([]);
    expect(JSON.stringify(translation)).not.toContain(brand.name);
  });
});
