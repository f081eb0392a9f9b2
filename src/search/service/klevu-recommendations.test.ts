import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recommendByLogic } from './klevu-recommendations.ts';
import { recentRecords } from './personal.ts';
import type { Recommendation, RecommendationLogic, RecommendationRequest } from './search-port.ts';
import { indexOf, mockService, recordOf } from './testing/mocked-service.ts';

vi.mock('./personal.ts', () => ({ recentRecords: vi.fn() }));
beforeEach(() => vi.mocked(recentRecords).mockResolvedValue([]));
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const recommend = (
  logic: RecommendationLogic,
  request: Omit<Partial<RecommendationRequest>, 'by' | 'signal'> = {},
  index = indexOf(),
) => recommendByLogic(index, logic, { by: { logic }, signal, ...request });
const keysOf = (answer: Recommendation) =>
  answer.kind === 'products' ? answer.records.map(({ key }) => key) : answer.kind;

const recent = (...ids: string[]) => ({
  context: { recentObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: ids.map((id) => ({ id })) }] },
});
const excluded = (...keys: string[]) => ({
  excludeIds: keys.map((value) => ({ key: 'itemGroupId', value })),
});
const picked = (...ids: string[]) => ({
  customANDQuery: `id:(${ids.join(' OR ')})`,
  topIds: ids.map((value) => ({ key: 'id', value })),
});
const product = { productKeys: ['p1'], skus: ['p1-red'] };
const kitchen = { categoryPath: ['Kitchen', 'Plates'] };

describe('product 9.26: each logic asks as documented', () => {
  test.each<[RecommendationLogic, Parameters<typeof recommend>[1], string, object]>([
    ['TRENDING', {}, 'SEARCH', { query: { term: '*' } }],
    ['TRENDING', kitchen, 'RECS_TRENDING', { query: { term: '*', categoryPath: 'Kitchen;Plates' } }],
    ['TRENDING_PERSONALIZED', {}, 'SEARCH', { query: { term: '*' } }],
    ['NEWEST_ARRIVALS', {}, 'RECS_NEW_ARRIVALS', {}],
    ['NEWEST_ARRIVALS', kitchen, 'RECS_NEW_ARRIVALS', { query: { categoryPath: 'Kitchen;Plates' } }],
    ['HAND_PICKED', { skus: ['p2-red', 'p3-red'] }, 'SEARCH', picked('p2-red', 'p3-red')],
    ['OTHER_ALSO_VIEWED', product, 'RECS_ALSO_VIEWED', { ...recent('p1-red'), ...excluded('p1') }],
    ['SIMILAR', product, 'RECS_SIMILAR', { ...recent('p1-red'), ...excluded('p1') }],
    ['SIMILAR', { productKeys: ['p1'] }, 'RECS_SIMILAR', { ...recent('p1'), ...excluded('p1') }],
    ['BOUGHT_TOGETHER', product, 'RECS_ALSO_BOUGHT', { ...recent('p1-red'), ...excluded('p1') }],
    ['BOUGHT_TOGETHER_PDP', product, 'RECS_ALSO_BOUGHT', { ...recent('p1-red'), ...excluded('p1') }],
    [
      'VISUALLY_SIMILAR',
      product,
      'RECS_SIMILAR_IMAGES',
      {
        query: { term: '*' },
        context: { sourceObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: [{ itemGroupId: 'p1' }] }] },
        searchPrefs: ['ignoreManualBoosting'],
        ...excluded('p1'),
      },
    ],
    ['CUSTOM_LOGIC', {}, 'RECS_CUSTOM', {}],
  ])('%s %j', async (logic, request, typeOfRequest, settings) => {
    const { bodies } = mockService([recordOf('p2')]);
    expect(keysOf(await recommend(logic, request))).toEqual(['p2']);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.recordQueries).toMatchObject([
      { typeOfRequest, settings: { typeOfRecords: ['KLEVU_PRODUCT'], ...settings } },
    ]);
  });

  test('RECENTLY_VIEWED asks for what this visitor viewed, in this order', async () => {
    vi.mocked(recentRecords).mockResolvedValue(['p3-red', 'p2-red']);
    const { bodies } = mockService([recordOf('p3'), recordOf('p2')]);
    expect(keysOf(await recommend('RECENTLY_VIEWED'))).toEqual(['p3', 'p2']);
    expect(bodies[0]?.recordQueries).toMatchObject([
      { typeOfRequest: 'SEARCH', settings: picked('p3-red', 'p2-red') },
    ]);
  });

  test('TRENDING_PERSONALIZED orders by what this visitor viewed', async () => {
    vi.mocked(recentRecords).mockResolvedValue(['p3-red']);
    const { bodies } = mockService([recordOf('p2')]);
    await recommend('TRENDING_PERSONALIZED', kitchen);
    expect(bodies[0]?.recordQueries).toMatchObject([
      {
        typeOfRequest: 'RECS_TRENDING',
        settings: { personalisation: { enablePersonalisation: true }, ...recent('p3-red') },
      },
    ]);
  });
});

test.each<[RecommendationLogic]>([
  ['RECENTLY_VIEWED'],
  ['HAND_PICKED'],
  ['OTHER_ALSO_VIEWED'],
  ['SIMILAR'],
  ['BOUGHT_TOGETHER'],
  ['BOUGHT_TOGETHER_PDP'],
  ['VISUALLY_SIMILAR'],
])('product 7.14: %s without anything to start from makes no call', async (logic) => {
  const { network } = mockService([recordOf('p2')]);
  expect(await recommend(logic)).toEqual({ kind: 'nothing' });
  expect(network).not.toHaveBeenCalled();
});

test('only those who are asked about their history have it read', async () => {
  mockService([recordOf('p2')]);
  await recommend('TRENDING');
  expect(recentRecords).not.toHaveBeenCalled();
});

describe('a list', () => {
  const many = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((key) => recordOf(key));

  test('has five products, or as many as a screen asks for', async () => {
    mockService(many);
    expect(keysOf(await recommend('TRENDING'))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
    expect(keysOf(await recommend('TRENDING', { limit: 2 }))).toEqual(['p1', 'p2']);
  });

  test('is full although some of what is found cannot be shown', async () => {
    const [first, second, ...others] = many;
    const { bodies } = mockService([
      { ...first, currency: 'SEK' },
      { ...second, price: null, salePrice: null },
      ...others,
    ]);
    const index = indexOf({ currency: 'EUR' });
    expect(keysOf(await recommend('TRENDING', { limit: 3 }, index))).toEqual(['p3', 'p4', 'p5']);
    expect(bodies[0]?.recordQueries).toMatchObject([{ settings: { limit: 6, priceFieldSuffix: 'EUR' } }]);
  });

  test('has a product once, and never one that it starts from', async () => {
    mockService([recordOf('p1'), recordOf('p2'), recordOf('p2', { id: 'p2-blue' }), recordOf('p3')]);
    const answer = await recommend('SIMILAR', product);
    expect(answer).toMatchObject({ list: { id: 'SIMILAR', logic: 'SIMILAR', name: 'SIMILAR' } });
    expect(keysOf(answer)).toEqual(['p2', 'p3']);
    expect(answer).toMatchObject({ records: [{ id: 'p2-red' }, { id: 'p3-red' }] });
  });

  test('without products is nothing', async () => {
    mockService([]);
    expect(await recommend('TRENDING')).toEqual({ kind: 'nothing' });
  });

  test('picks at most 20 products, because the SDK refuses more, and none whose ID would change the query', async () => {
    const skus = Array.from({ length: 30 }, (_, index) => `sku-${index}`);
    const { bodies } = mockService([recordOf('p2')]);
    await recommend('HAND_PICKED', { skus: ['a) OR id:(b', ...skus] });
    expect(bodies[0]?.recordQueries).toMatchObject([{ settings: picked(...skus.slice(0, 20)) }]);
  });
});
