import type { BrandSeed } from '../types.ts';
import { seedOf } from '../../seeds/seed-of.ts';
import { name } from './brand.ts';
import { catalogue } from './catalogue.ts';
import { sizes, values } from './project.ts';
import { storefronts } from './storefronts/index.ts';

const jacket = 'M38 12 L50 18 L62 12 L84 26 L92 66 L80 70 L74 46 L74 90 L26 90 L26 46 L20 70 L8 66 L16 26 Z';

/** Every size of a jacket in a color; the last one is sold out. */
const inSizes = (sku: string, color: string) =>
  sizes.map((size) => ({
    sku: `${sku}-${color}-${size}`.toUpperCase(),
    stock: size === 'xl' ? 0 : 40,
    values: { color, size },
  }));

const [smallShell, ...otherShells] = [...inSizes('shell', 'pine'), ...inSizes('shell', 'slate')];
const [smallWool, ...otherWools] = inSizes('wool', 'slate');

if (!smallShell || !smallWool) throw new Error('A jacket has no sizes.');

/** EXAMPLES, like the products below: the same number in every currency, in minor units. */
const everywhere = (amount: number) =>
  Object.fromEntries(
    storefronts.flatMap((store) => store.countries.map(({ currency }) => [currency, amount])),
  );

const named = (names: Readonly<Record<string, { readonly en: string }>>) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, { name }]));

/** The brand's sandbox. */
export const seed: BrandSeed = seedOf({
  name,
  // Here, a product may have `picture: 'pictures/….png'` in place of its outline, and the home page `pictures/home-hero.jpg`.
  folder: 'brands/second',
  storefronts,
  model: catalogue,
  axes: {
    color: {
      name: { en: 'Color', nb: 'Farge' },
      values: {
        pine: { name: values.color.pine, hex: '#2f5d50' },
        slate: { name: values.color.slate, hex: '#56606b' },
      },
    },
    size: { name: { en: 'Size', nb: 'Størrelse' }, values: named(values.size) },
  },
  choices: {
    weather: { name: { en: 'Weather', nb: 'Vær' }, values: named(values.weather) },
  },
  categories: [
    {
      key: 'jackets',
      name: { en: 'Jackets', nb: 'Jakker' },
      slug: { en: 'jackets', nb: 'jakker' },
      description: { en: 'Jackets for wind, rain, and cold.', nb: 'Jakker for vind, regn og kulde.' },
    },
    {
      key: 'selected/shop',
      name: { en: 'Everything', nb: 'Alle varer' },
      slug: { en: 'shop', nb: 'alle-varer' },
      description: { en: 'Everything that we make.', nb: 'Alt vi lager.' },
    },
  ],
  products: [
    {
      key: 'shell-jacket',
      name: { en: 'Shell jacket', nb: 'Skalljakke' },
      slug: { en: 'shell-jacket', nb: 'skalljakke' },
      categories: ['jackets', 'selected/shop'],
      tagline: { en: 'Keeps the rain out.', nb: 'Holder regnet ute.' },
      description: {
        en: 'Three layers, taped seams, and a hood that turns with you.',
        nb: 'Tre lag, tapede sømmer og en hette som følger med.',
      },
      features: [{ en: 'Waterproof', nb: 'Vanntett' }],
      prices: everywhere(249_900),
      launchedOn: '2026-03-01',
      facts: { weight: { from: 390, to: 460 }, weather: ['rain', 'wind'] },
      variants: [smallShell, ...otherShells],
      outline: jacket,
    },
    {
      key: 'wool-jacket',
      name: { en: 'Wool jacket', nb: 'Ulljakke' },
      slug: { en: 'wool-jacket', nb: 'ulljakke' },
      categories: ['jackets', 'selected/shop'],
      tagline: { en: 'Warm when it is wet.', nb: 'Varm også når den er våt.' },
      description: { en: 'Boiled wool from the west coast.', nb: 'Kokt ull fra Vestlandet.' },
      prices: everywhere(189_900),
      launchedOn: '2025-09-01',
      facts: { weight: { from: 850 }, weather: ['cold'] },
      variants: [smallWool, ...otherWools],
      outline: jacket,
    },
    {
      key: 'wind-jacket',
      name: { en: 'Wind jacket', nb: 'Vindjakke' },
      slug: { en: 'wind-jacket', nb: 'vindjakke' },
      categories: ['jackets', 'selected/shop'],
      tagline: { en: 'Fits into its own pocket.', nb: 'Får plass i sin egen lomme.' },
      description: {
        en: 'One layer against the wind, in one size.',
        nb: 'Ett lag mot vinden, i én størrelse.',
      },
      prices: everywhere(99_900),
      launchedOn: '2026-05-01',
      facts: { weight: { from: 110, to: 110 }, weather: ['wind'] },
      variants: [{ sku: 'WIND-PINE', stock: 25, values: { color: 'pine' } }],
      outline: jacket,
    },
  ],
});
