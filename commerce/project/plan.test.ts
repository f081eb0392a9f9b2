import type { ProductType, Type } from '@commercetools/platform-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '../../brands/second/build.ts';
import { projectOf } from './description.ts';
import type { FoundProject } from './read.ts';
import { projectMadeFrom } from './made-from.ts';
import { type Kind, planOf } from './plan.ts';

const description = projectOf(brand);
const complete = projectMadeFrom(description, 'shop');

/** A project in which one resource is different. */
function different<K extends Exclude<Kind, 'project' | 'clients'>>(
  kind: K,
  key: string,
  change: (resource: FoundProject[K][number]) => object | null,
): FoundProject {
  const resources = (complete[kind] as readonly FoundProject[K][number][]).flatMap((resource) =>
    resource.key === key ? (change(resource) ?? []) : [resource],
  );
  return { ...complete, [kind]: resources };
}

const field = (name: string, change: object | null) => (type: Type) => ({
  ...type,
  fieldDefinitions: type.fieldDefinitions.flatMap((each) =>
    each.name === name ? (change ? { ...each, ...change } : []) : [each],
  ),
});
const attribute = (name: string, change: object | null) => (type: ProductType) => ({
  ...type,
  attributes: type.attributes?.flatMap((each) =>
    each.name === name ? (change ? { ...each, ...change } : []) : [each],
  ),
});
const withoutKey = ({ key: _, ...others }: { readonly key?: string }) => others;

/** What is done and said, and the update actions. */
const doneTo = (found: FoundProject) =>
  planOf(description, found)
    .filter(({ does }) => does !== 'leave')
    .map((step) => {
      if (step.does === 'change')
        return ['change', step.key, step.changes.map(({ action }) => action.action)];
      return step.does === 'conflict' ? ['conflict', step.key, step.says.join(' ')] : [step.does, step.key];
    });

const product = { name: 'nested', typeReference: { typeId: 'product-type', id: 'product' } };

describe('product 7.310: the plan', () => {
  it.each<[string, FoundProject, unknown[]]>([
    ['nothing is missing', complete, []],
    ['a type is missing', different('types', 'product-price', () => null), ['create', 'product-price']],
    [
      'a field is missing',
      different('types', 'cart-checkout', field('isGift', null)),
      ['change', 'cart-checkout', ['addFieldDefinition']],
    ],
    [
      'a field is of another type',
      different('types', 'cart-checkout', field('isGift', { type: { name: 'String' } })),
      [
        'conflict',
        'cart-checkout',
        expect.stringMatching(/isGift is of the type “String”.* needs “Boolean”.*Copy its values/),
      ],
    ],
    [
      'a field is required',
      different('types', 'cart-checkout', field('isGift', { required: true })),
      ['conflict', 'cart-checkout', expect.stringContaining('is required')],
    ],
    [
      'a type is for something else',
      different('types', 'delivery-time', (type) => ({ ...type, resourceTypeIds: ['order'] })),
      ['conflict', 'delivery-time', expect.stringContaining('not for “shipping-method”')],
    ],
    [
      'an attribute is missing',
      different('productTypes', 'product', attribute('gtin', null)),
      ['change', 'product', ['addAttributeDefinition']],
    ],
    [
      'a set has other elements',
      different(
        'productTypes',
        'product',
        attribute('measures', { type: { name: 'set', elementType: product } }),
      ),
      [
        'conflict',
        'product',
        expect.stringContaining(
          '“set of nested product”, but the shop needs “set of nested product-measure”',
        ),
      ],
    ],
    [
      'a value is missing, and one has another name',
      different(
        'productTypes',
        'product',
        attribute('color', {
          type: { name: 'lenum', values: [{ key: 'pine', label: { en: 'Fir', sv: 'Gran' } }] },
        }),
      ),
      ['change', 'product', ['changeLocalizedEnumValueLabel', 'addLocalizedEnumValue']],
    ],
    [
      'an attribute is of another type in another product type',
      {
        ...complete,
        productTypes: [
          ...complete.productTypes,
          { id: 'own', key: 'own', name: 'Own', attributes: [{ name: 'gtin', type: { name: 'number' } }] },
        ] as ProductType[],
      },
      [
        'conflict',
        'product',
        expect.stringContaining('gtin has to be “text”, but is of another type in the product type “Own”'),
      ],
    ],
    [
      'a text holds what no brand lists',
      different('productTypes', 'product-measure', attribute('name', { type: { name: 'text' } })),
      [],
    ],
    [
      'a tax is another one',
      different('taxCategories', 'standard', ({ rates, ...category }) => ({
        ...category,
        rates: rates.slice(1).map((rate) => ({ ...rate, id: 'rate', amount: 0.2 })),
      })),
      ['change', 'standard', ['addTaxRate', 'replaceTaxRate']],
    ],
    [
      'a tax category has no key',
      different('taxCategories', 'standard', withoutKey),
      ['change', 'standard', ['setKey']],
    ],
    [
      'delivery costs something else',
      different('shippingMethods', 'standard', (method) => ({
        ...method,
        zoneRates: method.zoneRates.slice(1).map((rate) => ({
          ...rate,
          shippingRates: rate.shippingRates.map(({ price }) => ({ price, tiers: [] })),
        })),
        custom: { type: { typeId: 'type', id: 'delivery-time' }, fields: { minDays: 2, maxDays: 9 } },
      })),
      [
        'change',
        'standard',
        ['addZone', 'addShippingRate', 'removeShippingRate', 'addShippingRate', 'setCustomField'],
      ],
    ],
    [
      'a price has tiers',
      different('shippingMethods', 'standard', (method) => ({
        ...method,
        zoneRates: method.zoneRates.map((rate) => ({
          ...rate,
          shippingRates: rate.shippingRates.map(({ price }) => ({ price, tiers: [{}] })),
        })),
      })),
      ['conflict', 'standard', expect.stringContaining('has tiers')],
    ],
    [
      'another zone has the place',
      different('zones', 'ie', (zone) => ({ ...zone, key: 'islands', name: 'Islands' })),
      ['conflict', 'ie', expect.stringContaining('IE belongs to the zone “Islands”')],
    ],
    [
      'a state has no role',
      different('states', 'review-published', (state) => ({ ...state, roles: [] })),
      ['change', 'review-published', ['addRoles']],
    ],
    [
      'a Store speaks fewer languages',
      different('stores', 'no', (store) => ({ ...store, languages: ['en'], countries: [{ code: 'SE' }] })),
      ['change', 'no', ['setLanguages', 'setCountries']],
    ],
    [
      'the subscription tells less',
      different('subscriptions', 'storefront-events', (subscription) => ({
        ...subscription,
        messages: [{ resourceTypeId: 'product', types: ['ProductPublished'] }],
        changes: [{ resourceTypeId: 'cart' }],
      })),
      ['change', 'storefront-events', ['setMessages', 'setChanges']],
    ],
    [
      'the project lacks settings',
      {
        ...complete,
        project: {
          ...complete.project,
          languages: ['en'],
          countries: [],
          carts: { ...complete.project.carts, countryTaxRateFallbackEnabled: false },
        },
      },
      ['change', 'shop', ['changeLanguages', 'changeCountries', 'changeCountryTaxRateFallbackEnabled']],
    ],
    [
      'a client may too much and too little',
      {
        ...complete,
        clients: (complete.clients ?? []).map((client) =>
          client.name === 'Shop API' ? { ...client, scope: 'manage_project:shop' } : client,
        ),
      },
      [
        'conflict',
        'Shop API',
        expect.stringMatching(/lacks manage_orders:shop.*may manage_project:shop.*Delete it/),
      ],
    ],
    [
      'a client is missing',
      { ...complete, clients: (complete.clients ?? []).slice(1) },
      ['create', 'Storefront builds'],
    ],
  ])('%s', (_, found, step) => {
    expect(doneTo(found)).toEqual(step.length > 0 ? [step] : []);
  });

  it('leaves what only the project has, and creates whatever is missing in an order in which it can be done', () => {
    const kindsWithKeys = [
      'types',
      'taxCategories',
      'zones',
      'states',
      'stores',
      'productTypes',
      'shippingMethods',
    ] as const;
    const keys = kindsWithKeys.flatMap((kind) => complete[kind].map(({ key }) => ({ kind, key })));
    fc.assert(
      fc.property(fc.subarray(keys), (missing) => {
        const found = Object.fromEntries(
          kindsWithKeys.map((kind) => [
            kind,
            [...complete[kind], { id: 'own', key: 'own', version: 7, locations: [], rates: [] }].filter(
              ({ key }) => !missing.some((each) => each.kind === kind && each.key === key),
            ),
          ]),
        );
        const steps = planOf(description, { ...complete, ...found });
        expect(
          steps.filter(({ does }) => does !== 'leave').map(({ kind, key, does }) => ({ kind, key, does })),
        ).toEqual(missing.map((each) => ({ ...each, does: 'create' })));
      }),
    );
  });
});
