import type {
  ByProjectKeyRequestBuilder,
  ProductDraft,
  ProjectUpdateAction,
} from '@commercetools/platform-sdk';
import { z } from 'zod';
import { sdkFor } from './project.ts';
import { projectSeed } from './seed.ts';

/**
 * A commercetools project that exists only for the contract: before each rule, everything that shoppers leave behind is
 * deleted from it. Hence the name that its key must have.
 */
const settingsSchema = z.object({
  CONTRACT_PROJECT_KEY: z.string().regex(/-contract$/),
  CONTRACT_CLIENT_ID: z.string(),
  CONTRACT_CLIENT_SECRET: z.string(),
  CONTRACT_AUTH_URL: z.url(),
  CONTRACT_API_URL: z.url(),
});

type Sdk = ByProjectKeyRequestBuilder;

const isMissing = (error: unknown) => (error as { statusCode?: number }).statusCode === 404;

/** Creates what a key does not lead to yet. */
async function ensure<Draft extends { readonly key?: string }>(
  drafts: readonly Draft[] | undefined,
  resources: {
    withKey(args: { key: string }): { get(): { execute(): Promise<unknown> } };
    post(args: { body: Draft }): { execute(): Promise<unknown> };
  },
): Promise<void> {
  for (const draft of drafts ?? []) {
    const present = resources
      .withKey({ key: draft.key ?? '' })
      .get()
      .execute();
    await present.catch((error: unknown) => {
      if (isMissing(error)) return resources.post({ body: draft }).execute();
      throw error;
    });
  }
}

async function ensureSettings(sdk: Sdk): Promise<void> {
  const { version } = (await sdk.get().execute()).body;
  const actions: ProjectUpdateAction[] = [
    { action: 'changeLanguages', languages: ['en'] },
    { action: 'changeCountries', countries: ['US', 'DE', 'GB', 'SE', 'JP'] },
  ];
  await sdk.post({ body: { version, actions } }).execute();
}

async function seed(sdk: Sdk): Promise<void> {
  await ensureSettings(sdk);
  await ensure(projectSeed.types, sdk.types());
  await ensure(projectSeed.states, sdk.states());
  await ensure(projectSeed.stores, sdk.stores());
  await ensure(projectSeed.taxCategories, sdk.taxCategories());
  await ensure(projectSeed.zones, sdk.zones());
  await ensure(projectSeed.shippingMethods, sdk.shippingMethods());
  await ensure(projectSeed.cartDiscounts, sdk.cartDiscounts());
  await ensure(projectSeed.discountCodes, sdk.discountCodes());
  const productTypes = projectSeed.productTypes?.map(({ key, name, description }) => ({
    key,
    name,
    description,
  }));
  await ensure(productTypes, sdk.productTypes());
  await ensure(projectSeed.categories, sdk.categories());
  const products = projectSeed.products?.map((product): ProductDraft => ({
    ...product,
    publish: true,
  }));
  await ensure(products, {
    withKey: (args) => sdk.productProjections().withKey(args),
    post: (args) => sdk.products().post(args),
  });
  await ensure(projectSeed.reviews, sdk.reviews());
}

/** Those that rules write custom objects to. */
const containers = ['payment-events', 'elsewhere'];

/** Deletes carts, orders, payments, and custom objects, and writes the stock anew. */
async function empty(sdk: Sdk): Promise<void> {
  const queryArgs = { limit: 500 };
  for (const resources of [sdk.orders(), sdk.carts(), sdk.payments()]) {
    for (const { id, version } of (await resources.get({ queryArgs }).execute()).body.results) {
      await resources.withId({ ID: id }).delete({ queryArgs: { version } }).execute();
    }
  }
  for (const container of containers) {
    const objects = await sdk.customObjects().withContainer({ container }).get({ queryArgs }).execute();
    for (const { key } of objects.body.results) {
      await sdk.customObjects().withContainerAndKey({ container, key }).delete().execute();
    }
  }
  const seeded = new Set(projectSeed.reviews?.map(({ key }) => key));
  for (const { id, version, key } of (await sdk.reviews().get({ queryArgs }).execute()).body.results) {
    if (key !== undefined && seeded.has(key)) continue;
    await sdk.reviews().withId({ ID: id }).delete({ queryArgs: { version } }).execute();
  }
  for (const { id, version } of (await sdk.inventory().get({ queryArgs }).execute()).body.results) {
    await sdk.inventory().withId({ ID: id }).delete({ queryArgs: { version } }).execute();
  }
  for (const body of projectSeed.inventory ?? []) await sdk.inventory().post({ body }).execute();
}

/**
 * Starts rules on a real project; undefined unless `CONTRACT_PROJECT_KEY` is set.
 * @throws ZodError if only some of the settings are, or the project's key does not end with `-contract`
 */
export function realProject(environment: NodeJS.ProcessEnv): (() => Promise<Sdk>) | undefined {
  if (environment['CONTRACT_PROJECT_KEY'] === undefined) return undefined;
  const settings = settingsSchema.parse(environment);
  const sdk = sdkFor(settings.CONTRACT_API_URL, {
    clientId: settings.CONTRACT_CLIENT_ID,
    clientSecret: settings.CONTRACT_CLIENT_SECRET,
    projectKey: settings.CONTRACT_PROJECT_KEY,
    authUrl: settings.CONTRACT_AUTH_URL,
  });
  const seeded = seed(sdk);
  // A rule awaits it, so it is reported there.
  seeded.catch(() => undefined);
  return async () => {
    await seeded;
    await empty(sdk);
    return sdk;
  };
}
