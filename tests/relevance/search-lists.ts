import { z } from 'zod';

/** One record of a list. */
export interface ListedRecord {
  /** Path and query of its page. */
  readonly url: string;
  /** Of a product: the variant shown. */
  readonly sku?: string | undefined;
}

/** What the quick search shows for a term: each list best first, and where the merchant's keywords lead. */
export interface SearchLists {
  readonly products: readonly ListedRecord[];
  readonly categories: readonly ListedRecord[];
  readonly content: readonly ListedRecord[];
  readonly redirect: string | null;
}

const answerSchema = z.object({
  queryResults: z.array(
    z.object({
      id: z.string(),
      records: z.array(z.object({ url: z.string(), sku: z.string().optional() })),
    }),
  ),
});
const keywordsSchema = z.object({
  klevu_keywordUrlMap: z.array(z.object({ keywords: z.array(z.string()), url: z.string() })),
});

const typesOfRecord = {
  products: 'KLEVU_PRODUCT',
  categories: 'KLEVU_CATEGORY',
  content: 'KLEVU_CMS',
} as const;

/** A term as the SDK sends it. */
const normalized = (term: string): string => term.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/**
 * Asks an index for a term, as the quick search does.
 * @param base the setting of a storefront: `{origin}/klevu`
 */
export async function searchLists(base: string, apiKey: string, term: string): Promise<SearchLists> {
  return {
    ...(await recordsOf(base, apiKey, normalized(term))),
    redirect: await redirectOf(base, apiKey, normalized(term)),
  };
}

async function recordsOf(base: string, apiKey: string, term: string) {
  const recordQueries = Object.entries(typesOfRecord).map(([id, typeOfRecord]) => ({
    id,
    typeOfRequest: 'SEARCH',
    settings: { query: { term }, typeOfRecords: [typeOfRecord], limit: 3 },
  }));
  const body = JSON.stringify({ context: { apiKeys: [apiKey] }, recordQueries });
  const answer = await fetch(`${base}/cs/v2/search`, { method: 'POST', body });
  const { queryResults } = answerSchema.parse(await answer.json());
  const listOf = (id: keyof typeof typesOfRecord) =>
    queryResults.find((result) => result.id === id)?.records ?? [];
  return { products: listOf('products'), categories: listOf('categories'), content: listOf('content') };
}

async function redirectOf(base: string, apiKey: string, term: string): Promise<string | null> {
  const file = await fetch(`${base}/klevu-js-v1/klevu-js-api/${apiKey}-maps.json`);
  const { klevu_keywordUrlMap: entries } = keywordsSchema.parse(await file.json());
  return entries.find(({ keywords }) => keywords.some((word) => normalized(word) === term))?.url ?? null;
}
