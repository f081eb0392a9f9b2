import { z } from 'zod';
import { refuse } from './mapping/errors.ts';

/** Resources per page; the maximum commercetools allows. */
const pageSize = 500;

/** How a page is asked for; whoever asks may add to it, but for `where`. */
export type PageQuery = {
  readonly sort: string;
  readonly limit: number;
  readonly withTotal: boolean;
  readonly where: string[];
};

/** As much of an answer as shows that it is commercetools' own. */
const pageSchema = z.object({ results: z.array(z.object({ id: z.string() })) });

type Page<Resource> = (queryArgs: PageQuery) => {
  readonly execute: () => Promise<{ readonly body: { readonly results: Resource[] } }>;
};

/**
 * All resources that meet the conditions, without holding more than one page of them, ordered by ID: resources added or
 * removed in the meantime do not shift the pages.
 * @throws ShopError whose cause is what the SDK threw; ZodError if whoever answers is not commercetools.
 */
export async function* oneByOne<Resource extends { readonly id: string }>(
  page: Page<Resource>,
  ...conditions: readonly string[]
): AsyncGenerator<Resource> {
  for (let after: string[] = []; ;) {
    const where = [...conditions, ...after];
    const query = { sort: 'id asc', limit: pageSize, withTotal: false, where };
    const { body } = await page(query).execute().catch(refuse);
    pageSchema.parse(body);
    const { results } = body;
    yield* results;
    const last = results.at(-1);
    if (!last || results.length < pageSize) return;
    after = [`id > ${JSON.stringify(last.id)}`];
  }
}

/** The same at once. @throws ShopError, ZodError, as above. */
export async function everyOne<Resource extends { readonly id: string }>(
  page: Page<Resource>,
  ...conditions: readonly string[]
): Promise<Resource[]> {
  const all: Resource[] = [];
  for await (const resource of oneByOne(page, ...conditions)) all.push(resource);
  return all;
}
