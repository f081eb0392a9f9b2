import { z } from 'zod';
import { klevuApp } from '../app.ts';
import { generatedIndex } from './generated-products.ts';

const resultSchema = z.object({
  id: z.string(),
  records: z.array(
    z.object({
      itemGroupId: z.string(),
      name: z.string(),
      salePrice: z.coerce.number(),
      rating: z.number(),
      launchedOn: z.string(),
      color: z.array(z.string()),
      material: z.array(z.string()),
    }),
  ),
  filters: z
    .array(
      z.object({
        key: z.string(),
        options: z
          .array(z.object({ name: z.string(), value: z.string(), count: z.number(), selected: z.boolean() }))
          .optional(),
      }),
    )
    .optional(),
});
const answerSchema = z.object({ queryResults: z.array(resultSchema) });

/** One record of a response. */
export type GeneratedRecord = z.infer<typeof resultSchema>['records'][number];

/** A search among generated products: with so many, neither an order nor a selection is right by accident. */
export function generatedSearch(products: number) {
  const app = klevuApp(
    { indexes: { generated: generatedIndex(products) } },
    { publicUrl: 'http://sandbox.test' },
  );
  /** The results of queries, each of which asks for up to 100 products unless it says otherwise. */
  const run = async (
    ...queries: readonly {
      readonly settings?: object;
      readonly filters?: object;
      readonly isFallbackQuery?: true;
    }[]
  ) => {
    const recordQueries = queries.map(({ settings, ...query }, place) => ({
      id: String(place),
      typeOfRequest: 'SEARCH',
      settings: { limit: 100, ...settings },
      ...query,
    }));
    const body = JSON.stringify({ context: { apiKeys: ['generated'] }, recordQueries });
    const answer = await app.request('/cs/v2/search', { method: 'POST', body });
    return answerSchema.parse(await answer.json()).queryResults;
  };
  const find = async (settings: object, filters: object = {}) => {
    const [result] = await run({ settings, filters });
    if (!result) throw new Error('The query has no result.');
    return result;
  };
  return { run, find };
}
