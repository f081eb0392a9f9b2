import { afterEach, expect, test, vi } from 'vitest';
import { emptySelection } from './filter.ts';
import { createKlevuAdapter } from './klevu-adapter.ts';
import { personalRecords } from './personal.ts';
import { indexOf, mockService } from './testing/mocked-service.ts';

vi.mock('./personal.ts', () => ({ personalRecords: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

/** What a category is asked for when this visitor has opened these records in it. */
async function queryFor(opened: readonly string[]) {
  vi.mocked(personalRecords).mockResolvedValue(opened);
  const { bodies } = mockService();
  const adapter = createKlevuAdapter({
    url: 'https://search.test',
    apiKey: `key-${opened.length}`,
    currency: undefined,
    origins: indexOf().origins,
  });
  const { signal } = new AbortController();
  await adapter.browseCategory({
    categoryPath: ['Kitchen'],
    filters: emptySelection,
    sort: 'RELEVANCE',
    page: 0,
    signal,
  });
  return bodies[0]?.recordQueries?.[0]?.['settings'];
}

test('product 9.13: a category is ordered by what its visitor has opened there', async () => {
  expect(await queryFor(['c24', 'c7', 'c1'])).toMatchObject({
    personalisation: { enablePersonalisation: true },
    context: {
      recentObjects: [
        { typeOfRecord: 'KLEVU_PRODUCT', records: [{ id: 'c24' }, { id: 'c7' }, { id: 'c1' }] },
      ],
    },
  });
});

test('without enough of that, a category is the same for everybody', async () => {
  const settings = await queryFor([]);
  expect(settings).toMatchObject({ query: { categoryPath: 'Kitchen' } });
  expect(settings).not.toHaveProperty('personalisation');
  expect(settings).not.toHaveProperty('context');
});
