import { describe, expect, it } from 'vitest';
import { stores } from '../../../stores/index.ts';
import { languages } from '../../../stores/types.ts';
import { catalogue } from '../../catalogue/index.ts';
import { currencies } from '../../catalogue/types.ts';
import { seedCategories } from './categories.ts';
import { seedProduct } from './products.ts';
import { seedCartDiscounts, seedShippingMethods, seedStores } from './settings.ts';

function productOf(key: string) {
  const product = catalogue.products.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`No product ${key}`);
  return seedProduct(product, 'http://pictures.test');
}
const attributesOf = (key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(productOf(key).masterVariant.attributes?.map(({ name, value }) => [name, value]) ?? []);

describe('the seed', () => {
  it('has every text in every language', () => {
    const { name, description, slug, metaDescription } = productOf('baby-carrier-mini');
    const [category] = seedCategories(catalogue.categories);
    const [method] = seedShippingMethods();
    const [discount] = seedCartDiscounts();
    for (const texts of [
      name,
      description,
      slug,
      metaDescription,
      category?.name,
      category?.description,
      method?.localizedName,
      method?.localizedDescription,
      discount?.name,
    ]) {
      expect(Object.keys(texts ?? {}).toSorted()).toEqual(languages.toSorted());
    }
    expect(name).toMatchObject({ en: 'Baby Carrier Mini', sv: 'Bärsele Mini', ja: 'ベビーキャリア Mini' });
    expect(attributesOf('bouncer-bliss')).toMatchObject({
      color: { label: { sv: expect.stringMatching(/rosa/) as string } },
      material: { label: { de: 'Baumwolle' } },
      measurements: [
        { fr: expect.stringContaining(': 74 × 42 × 52 cm') as string },
        {},
        { sv: 'Vikt: 2,4 kg' },
      ],
    });
  });

  it('prices a product in every currency it is sold in and in no other', () => {
    const currenciesOf = (key: string) =>
      productOf(key).masterVariant.prices?.map(({ value }) => value.currencyCode);
    expect(currenciesOf('baby-carrier-mini')).toEqual(currencies);
    expect(currenciesOf('bouncer-bliss')).not.toContain('KRW');
    expect(currenciesOf('high-chair')).toEqual(
      currencies.filter((currency) => !['JPY', 'PLN', 'TWD', 'CNY'].includes(currency)),
    );
    const forints = productOf('baby-bib').masterVariant.prices?.find(
      ({ value }) => value.currencyCode === 'HUF',
    );
    expect(forints?.value).toMatchObject({ fractionDigits: 2, centAmount: expect.any(Number) as number });
  });

  it('knows every storefront with its languages and countries', () => {
    expect(seedStores().map(({ key }) => key)).toEqual(Object.keys(stores));
    const hongKong = seedStores().find(({ key }) => key === 'hk');
    expect(hongKong).toMatchObject({
      languages: ['en', 'zh-Hant'],
      countries: [{ code: 'HK' }, { code: 'TW' }, { code: 'CN' }],
    });
  });
});
