/** What the client of builds may do, and nothing else. Reviews belong to the scope of products. */
const buildScopes = ['view_products', 'view_categories'] as const;

/** What the client of the shop API may do, and nothing else. Giving stock back has no narrower scope than products. */
const shopApiScopes = [
  'manage_orders',
  'manage_payments',
  'manage_key_value_documents',
  'manage_products',
  'view_shipping_methods',
  'view_discount_codes',
] as const;

export type Scope = (typeof buildScopes | typeof shopApiScopes)[number];

/** An API client of the project: the settings that its ID and secret are given in begin with `setting`. */
export interface ProjectClient {
  readonly name: string;
  readonly setting: string;
  readonly scopes: readonly Scope[];
}

/** Whoever calls commercetools for the shop; a build may only read what everybody may see. */
export const projectClients = {
  build: { name: 'Storefront builds', setting: 'COMMERCETOOLS_BUILD_CLIENT', scopes: buildScopes },
  shopApi: { name: 'Shop API', setting: 'COMMERCETOOLS_CLIENT', scopes: shopApiScopes },
} as const satisfies Readonly<Record<string, ProjectClient>>;
