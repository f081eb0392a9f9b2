import type { BrandSeed } from '../types.ts';
import { seedOf } from '../../seeds/seed-of.ts';
import { name } from './brand.ts';
import { catalogue } from './catalogue.ts';
import { storefronts } from './storefronts/index.ts';

const jacket = 'M38 12 L50 18 L62 12 L84 26 L92 66 L80 70 L74 46 L74 90 L26 90 L26 46 L20 70 L8 66 L16 26 Z';

const sizes = ['s', 'm', 'l', 'xl'] as const;

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

const countries = storefronts.flatMap((store) =>
  store.countries.map((country) => ({ ...country, included: store.tax.included })),
);

/** EXAMPLES: the same number in every currency, in minor units. */
const everywhere = (amount: number) =>
  Object.fromEntries(countries.map(({ currency }) => [currency, amount]));

/** The brand's sandbox. */
export const seed: BrandSeed = seedOf({
  name,
  storefronts,
  model: catalogue,
  axes: {
    color: {
      name: { en: 'Color', nb: 'Farge' },
      values: {
        pine: { name: { en: 'Pine', nb: 'Furu' }, hex: '#2f5d50' },
        slate: { name: { en: 'Slate', nb: 'Skifer' }, hex: '#56606b' },
      },
    },
    size: {
      name: { en: 'Size', nb: 'Størrelse' },
      values: Object.fromEntries(sizes.map((size) => [size, { name: { en: size.toUpperCase() } }])),
    },
  },
  choices: {
    weather: {
      name: { en: 'Weather', nb: 'Vær' },
      values: {
        rain: { name: { en: 'Rain', nb: 'Regn' } },
        wind: { name: { en: 'Wind', nb: 'Vind' } },
        cold: { name: { en: 'Cold', nb: 'Kulde' } },
      },
    },
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
  deliveryDays: [2, 4],
  zones: countries.map(({ code, currency }) => ({
    countries: [code],
    currency,
    price: 7_900,
    freeAbove: 100_000,
  })),
  taxes: countries.map(({ code, included }) => ({
    country: code,
    name: 'Tax (example)',
    rate: 0.25,
    included,
  })),
});
