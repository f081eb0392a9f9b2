import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { everyOne } from '../../commerce/every-one.ts';

/** A resource as commercetools answers, of which only the identity is looked at here. */
const resourceSchema = z.looseObject({ id: z.string(), key: z.string().optional() });
export type Resource = z.output<typeof resourceSchema>;

const projectSchema = z.object({
  languages: z.array(z.string()),
  carts: z.object({ countryTaxRateFallbackEnabled: z.boolean().optional() }),
});

/** What an API client needs to read this, and nothing that could change anything or show an order or a customer. */
export const readScopes = [
  'view_categories',
  'view_products',
  'view_project_settings',
  'view_shipping_methods',
  'view_tax_categories',
  'view_types',
  'view_zones',
] as const;

const allOf = async (...asked: Parameters<typeof everyOne>): Promise<Resource[]> =>
  z.array(resourceSchema).parse(await everyOne(...asked));

/** What is read of a project: what a shopper may see, and how it is taxed and delivered. */
export type ReadProject = Awaited<ReturnType<typeof readProject>>;

/**
 * Reads a project, one kind after the other. Of products and reviews, only what is published.
 * @throws z.ZodError if another project answers, or something else.
 * @throws ShopError `CommerceUnavailable` whose cause says why.
 */
export async function readProject(project: ByProjectKeyRequestBuilder, projectKey: string) {
  const { body } = await project.get().execute();
  return {
    project: projectSchema.extend({ key: z.literal(projectKey) }).parse(body),
    taxCategories: await allOf((queryArgs) => project.taxCategories().get({ queryArgs })),
    zones: await allOf((queryArgs) => project.zones().get({ queryArgs })),
    types: await allOf((queryArgs) => project.types().get({ queryArgs })),
    productTypes: await allOf((queryArgs) => project.productTypes().get({ queryArgs })),
    shippingMethods: await allOf((queryArgs) => project.shippingMethods().get({ queryArgs })),
    categories: await allOf((queryArgs) => project.categories().get({ queryArgs })),
    products: await allOf((queryArgs) =>
      project.productProjections().get({ queryArgs: { ...queryArgs, staged: false } }),
    ),
    reviews: await allOf(
      (queryArgs) => project.reviews().get({ queryArgs }),
      'includedInStatistics = true and target(typeId = "product")',
    ),
  };
}
