import { describe, expect, it } from 'vitest';
import { brand } from '../../../brands/demo/build.ts';
import { projectOf } from '../../../commerce/project/description.ts';
import { languages } from '../../../stores/types.ts';
import { catalogue } from '../../catalogue/index.ts';
import { categoryDrafts } from './categories.ts';
import { cartDiscountDrafts } from './discounts.ts';
import { productDraft } from './products.ts';

const project = projectOf(brand);

function productOf(key: string) {
  const product = catalogue.products.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`No product ${key}`);
  return productDraft(product);
}
const attributesOf = (key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(productOf(key).masterVariant.attributes?.map(({ name, value }) => [name, value]) ?? []);

describe('the seed', () => {
  it('has no attribute that its product type does not define: commercetools refuses those', () => {
    const type = project.productTypes.find(({ key }) => key === 'baby-product');
    const defined = new Set(type?.attributes.map(({ name }) => name));
    const used = catalogue.products
      .map(productDraft)
      .flatMap(({ masterVariant, variants = [] }) => [masterVariant, ...variants])
      .flatMap(({ attributes = [] }) => attributes.map(({ name }) => name));
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has every text in every language', () => {
    const { name, description, slug, metaDescription } = productOf('baby-carrier-mini');
    const [category] = categoryDrafts(catalogue.categories);
    const [method] = project.shippingMethods;
    const [discount] = cartDiscountDrafts();
    const texts = [name, description, slug, metaDescription, category?.name, category?.description];
    for (const text of [...texts, method?.localizedName, discount?.name])
      expect(Object.keys(text ?? {}).toSorted()).toEqual(languages.toSorted());
    expect(name).toMatchObject({ en: 'Baby Carrier Mini', sv: 'Bärsele Mini', ja: 'ベビーキャリア Mini' });
    expect(attributesOf('bouncer-bliss')).toMatchObject({
      color: { label: { sv: expect.stringMatching(/rosa/) as string } },
      material: { label: { de: 'Baumwolle' } },
      warrantyYears: 3,
    });
  });
});
