import type { StateDraft, SubscriptionDraft } from '@commercetools/platform-sdk';
import type { BuildBrand } from '../../brands/types.ts';
import type { Store } from '../../stores/types.ts';
import { type ProjectClient, projectClients } from './clients.ts';
import { shippingMethodsOf, taxCategoriesOf, zonesOf } from './delivery.ts';
import { productTypesOf } from './product-types.ts';
import { customTypes, english, type Keyed } from './types.ts';

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Everything that a brand needs in a commercetools project beside its catalogue, as drafts that refer to one another by key.
 * The sandbox is seeded with it, and `npm run setup` brings it to a real project.
 */
export function projectOf({
  catalogue,
  reviewDetails,
  storefronts,
  project,
}: Pick<BuildBrand, 'catalogue' | 'reviewDetails' | 'storefronts' | 'project'>) {
  const countries = storefronts.flatMap((store) => store.countries);
  const shippedTo = storefronts.flatMap(({ shippingCountries }) => shippingCountries);
  return {
    project: {
      languages: unique(['en', ...storefronts.flatMap(({ languages }) => languages)]),
      currencies: unique(countries.map(({ currency }) => currency)),
      countries: unique([...countries.map(({ code }) => code), ...shippedTo]).map((code) =>
        code.toUpperCase(),
      ),
      /**
       * Addresses name a state in ten countries, eight of which tax all states alike: there, the rate of the country
       * applies. The United States and Canada have no such rate, so a state without one stays untaxable.
       */
      carts: { countryTaxRateFallbackEnabled: true },
    },
    taxCategories: taxCategoriesOf(project),
    zones: zonesOf(project),
    types: customTypes(reviewDetails),
    shippingMethods: shippingMethodsOf(project),
    /** One comes after those that are nested in it. */
    productTypes: productTypesOf(catalogue, project.productType),
    states: reviewStates,
    /** One for each storefront, with its ID as its key: carts and orders name it. */
    stores: storefronts.map(storeOf),
    subscription,
    clients: Object.values<ProjectClient>(projectClients),
  };
}
export type ProjectDescription = ReturnType<typeof projectOf>;

/**
 * Reviews are published once somebody has looked at them (docs/storefronts.md, "Reviews"). Each can follow any other: staff change
 * their minds, and authors their words; without `transitions`, commercetools asks for no order.
 */
const reviewStates: readonly StateDraft[] = [
  { key: 'review-to-check', type: 'ReviewState', name: english('To be checked'), initial: true },
  {
    key: 'review-published',
    type: 'ReviewState',
    name: english('Published'),
    initial: false,
    roles: ['ReviewIncludedInStatistics'],
  },
  { key: 'review-declined', type: 'ReviewState', name: english('Declined'), initial: false },
];

const storeOf = ({ id, countries, languages }: Store) => ({
  key: id,
  name: english(`Storefront ${id}`),
  languages: [...languages],
  countries: countries.map(({ code }) => ({ code: code.toUpperCase() })),
});

/**
 * What `/api/events` is told about; where it is sent, only the operator knows. Messages say what happened. Categories and discounts have none that say everything, and reviews none that they are deleted, so
 * their changes are told, too.
 */
const subscription: Keyed<Omit<SubscriptionDraft, 'destination'>> = {
  key: 'storefront-events',
  messages: ['product', 'standalone-price', 'inventory-entry', 'review', 'order'].map((resourceTypeId) => ({
    resourceTypeId,
  })),
  changes: ['category', 'product-discount', 'review'].map((resourceTypeId) => ({ resourceTypeId })),
  format: { type: 'CloudEvents', cloudEventsVersion: '1.0' },
};
