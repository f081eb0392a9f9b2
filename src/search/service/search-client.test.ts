import { expect, test } from 'vitest';
import { emptySelection } from './filter.ts';
import { quickSearch, searchProducts } from './search-client.ts';
import { configureSearch } from './search-configuration.ts';
import { SearchUnavailable } from './search-port.ts';

test.each([
  ['address', { url: undefined, apiKey: 'klevu-us' }],
  ['key', { url: 'https://search.test', apiKey: '' }],
])('product 8.15: without its %s, search is not configured', async (_, configuration) => {
  configureSearch({ ...configuration, origins: [] });
  const missing = new SearchUnavailable('Configuration missing');
  const search = { term: 'jacket', filters: emptySelection, sort: 'RELEVANCE', page: 0 } as const;
  await expect(searchProducts(search)).rejects.toEqual(missing);
  await expect(quickSearch('mini')).rejects.toEqual(missing);
});
