import type {
  ShippingMethodDraft,
  StateDraft,
  StoreDraft,
  SubscriptionDraft,
  TaxCategoryDraft,
  TypeDraft,
  ZoneDraft,
} from '@commercetools/platform-sdk';
import type { BrandProject, BuildBrand } from '../../brands/types.ts';
import type { Store } from '../../stores/types.ts';
import { type ProjectClient, projectClients } from './clients.ts';
import { shippingMethodsOf, taxCategoriesOf, zonesOf } from './delivery.ts';
import { type ProjectProductType, productTypesOf } from './product-types.ts';
import { customTypes, english, type Keyed } from './types.ts';

/** The project's own settings. */
interface ProjectSettings {
  readonly languages: readonly string[];
  /** ISO 4217. */
  readonly currencies: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countries: readonly string[];
  readonly carts: {
    /**
     * Addresses name a state in ten countries, eight of which tax all states alike: there, the rate of the country
     * applies. The United States and Canada have no such rate, so a state without one stays untaxable.
     */
    readonly countryTaxRateFallbackEnabled: true;
  };
}

/**
 * Everything that the shop needs in a commercetools project beside its catalogue, as drafts that refer to one another by
 * key. The sandbox is seeded with it, and `npm run setup` brings it to a real project.
 */
export interface ProjectDescription {
  readonly project: ProjectSettings;
  readonly taxCategories: readonly Keyed<TaxCategoryDraft>[];
  readonly zones: readonly Keyed<ZoneDraft>[];
  readonly types: readonly TypeDraft[];
  readonly shippingMethods: readonly Keyed<ShippingMethodDraft>[];
  /** One comes after those that are nested in it. */
  readonly productTypes: readonly ProjectProductType[];
  readonly states: readonly StateDraft[];
  /** One for each storefront, with its ID as its key: carts and orders name it. */
  readonly stores: readonly StoreDraft[];
  /** What `/api/events` is told about; where it is sent, only the operator knows. */
  readonly subscription: Keyed<Omit<SubscriptionDraft, 'destination'>>;
  readonly clients: readonly ProjectClient[];
}

/** Of a brand that does not declare its project yet. */
const undeclared: BrandProject = {
  productType: { key: 'product', description: 'Everything the shop sells', values: {} },
  taxes: [],
  zones: [],
  shippingMethods: [],
};

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/**
 * What a brand's project in commercetools must have.
 * @param project what only the brand knows, which older brands have in their seed.
 */
export function projectOf(
  brand: Pick<BuildBrand, 'catalogue' | 'reviewDetails' | 'storefronts' | 'project'>,
  project: BrandProject = brand.project ?? undeclared,
): ProjectDescription {
  const { storefronts } = brand;
  const countries = storefronts.flatMap((store) => store.countries);
  const shippedTo = storefronts.flatMap(({ shippingCountries }) => shippingCountries);
  return {
    project: {
      languages: unique(['en', ...storefronts.flatMap(({ languages }) => languages)]),
      currencies: unique(countries.map(({ currency }) => currency)),
      countries: unique([...countries.map(({ code }) => code), ...shippedTo]).map((code) =>
        code.toUpperCase(),
      ),
      carts: { countryTaxRateFallbackEnabled: true },
    },
    taxCategories: taxCategoriesOf(project),
    zones: zonesOf(project),
    types: customTypes(brand.reviewDetails),
    shippingMethods: shippingMethodsOf(project),
    productTypes: productTypesOf(brand.catalogue, project.productType),
    states: reviewStates,
    stores: storefronts.map(storeOf),
    subscription,
    clients: Object.values(projectClients),
  };
}

/** Reviews are published once somebody has looked at them (docs/storefronts.md, "Reviews"). */
const reviewStates: readonly StateDraft[] = [
  { key: 'review-to-check', type: 'ReviewState', name: english('To be checked'), initial: true },
  {
    key: 'review-published',
    type: 'ReviewState',
    name: english('Published'),
    initial: false,
    roles: ['ReviewIncludedInStatistics'],
  },
];

const storeOf = ({ id, countries, languages }: Store): StoreDraft => ({
  key: id,
  name: english(`Storefront ${id}`),
  languages: [...languages],
  countries: countries.map(({ code }) => ({ code: code.toUpperCase() })),
});

/**
 * Messages say what happened. Categories and discounts have none that say everything, and reviews none that they are deleted, so
 * their changes are told, too.
 */
const subscription: ProjectDescription['subscription'] = {
  key: 'storefront-events',
  messages: ['product', 'standalone-price', 'inventory-entry', 'review', 'order'].map((resourceTypeId) => ({
    resourceTypeId,
  })),
  changes: ['category', 'product-discount', 'review'].map((resourceTypeId) => ({ resourceTypeId })),
  format: { type: 'CloudEvents', cloudEventsVersion: '1.0' },
};
