import type {
  ApiClient,
  ProductType,
  Project,
  ShippingMethod,
  State,
  Store,
  Subscription,
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';

/** What a project has of the kinds that a description speaks of, as commercetools answers. */
export interface FoundProject {
  readonly project: Pick<Project, 'key' | 'version' | 'languages' | 'currencies' | 'countries' | 'carts'>;
  readonly types: readonly Type[];
  readonly taxCategories: readonly TaxCategory[];
  readonly zones: readonly Zone[];
  readonly states: readonly State[];
  readonly stores: readonly Store[];
  readonly productTypes: readonly ProductType[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly subscriptions: readonly Subscription[];
  /** Null if whoever asks may not know them. */
  readonly clients: readonly Pick<ApiClient, 'id' | 'name' | 'scope'>[] | null;
}

/** An update that brings something in line with its description, in words, and as commercetools takes it. */
export interface Change {
  readonly says: string;
  readonly action: { readonly action: string };
}

/** How something in a project differs from its description. */
export interface Difference {
  readonly changes: readonly Change[];
  /** What commercetools cannot change, or only by losing something: why, and what to do. */
  readonly conflicts: readonly string[];
}

/** Nothing that a description leaves out is ever taken away. */
export const missingIn = <Value>(
  found: readonly Value[] | undefined,
  wanted: readonly Value[],
): readonly Value[] => wanted.filter((value) => !found?.includes(value));
