import { serveDemoSearch } from '../../demo/testing/demo-search.ts';
import { judge, type Judgment, pagesByPath } from './judge.ts';
import { type JudgedQuery, readQuerySets } from './query-sets.ts';
import { searchLists } from './search-lists.ts';

/** One query, and how good the sandbox's response is. */
export interface Measurement extends JudgedQuery, Judgment {
  /** BCP 47. */
  readonly language: string;
}

/** Asks the sandbox's search, with the complete demo catalogue, every judged query. */
export async function measureRelevance(): Promise<readonly Measurement[]> {
  const sets = readQuerySets();
  const search = await serveDemoSearch(sets.map(({ apiKey }) => apiKey));
  try {
    const measured: Measurement[] = [];
    for (const { language, apiKey, queries } of sets) {
      const pages = pagesByPath(apiKey);
      for (const query of queries)
        measured.push({
          language,
          ...query,
          ...judge(query, await searchLists(search.url, apiKey, query.query), pages),
        });
    }
    return measured;
  } finally {
    await search.close();
  }
}

/** The share of queries with an acceptable page among the first `most` hits. */
export const successAt = (most: number, measured: readonly Measurement[]): number =>
  measured.filter(({ rank }) => rank <= most).length / measured.length;
