import { describe, expect, test } from 'vitest';
import { type GeneratedRecord, generatedSearch } from './testing/generated-search.ts';

const { run, find } = generatedSearch(60);
const keysOf = (records: readonly GeneratedRecord[]) => records.map(({ itemGroupId }) => itemGroupId);

describe('filters', () => {
  const listed = async (filtersToReturn: object, applied: readonly object[] = []) => {
    const applyFilters = { filters: applied };
    const { filters = [] } = await find(
      {},
      { filtersToReturn: { enabled: true, ...filtersToReturn }, applyFilters },
    );
    return filters;
  };
  const colorsIn = async (filtersToReturn: object, applied: readonly object[] = []) => {
    const filters = await listed(filtersToReturn, applied);
    return filters.find(({ key }) => key === 'color')?.options ?? [];
  };

  test('both ends of a range belong to it', async () => {
    const { records } = await find({});
    const price = records[7]?.salePrice ?? Number.NaN;
    const range = { key: 'klevu_price', values: [String(price), String(price)] };
    const inRange = await find({}, { applyFilters: { filters: [range] } });
    expect(keysOf(inRange.records)).toEqual(keysOf(records.filter(({ salePrice }) => salePrice === price)));
  });

  test('are listed only if enabled, and not if excluded', async () => {
    expect(await listed({ enabled: false })).toEqual([]);
    const all = (await listed({})).map(({ key }) => key);
    expect(all).toContain('color');
    expect((await listed({ exclude: ['color'] })).map(({ key }) => key)).toEqual(
      all.filter((key) => key !== 'color'),
    );
  });

  test('options are in alphabetical order, or the most frequent first, up to a limit', async () => {
    const byName = await colorsIn({ options: { order: 'INDEX' } });
    const byCount = await colorsIn({ options: { order: 'FREQ' } });
    const counts = byCount.map(({ count }) => count);
    expect(byCount).not.toEqual(byName);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(byName.map(({ value }) => value)).toEqual(byName.map(({ value }) => value).toSorted());
    expect(await colorsIn({ options: { order: 'FREQ', limit: 3 } })).toEqual(byCount.slice(0, 3));
  });

  test('a selected option is listed even if no product has it', async () => {
    const chosen = { key: 'color', values: ['Invisible'] };
    expect(await colorsIn({}, [chosen])).toContainEqual({
      name: 'Invisible',
      value: 'Invisible',
      count: 0,
      selected: true,
    });
    expect((await colorsIn({})).map(({ value }) => value)).not.toContain('Invisible');
  });
});

describe('a group of conditions', () => {
  const isBlack = ({ color }: GeneratedRecord) => color.includes('Black');
  const isCotton = ({ material }: GeneratedRecord) => material.includes('Cotton');
  const conditions = [
    { key: 'color', valueOperator: 'INCLUDE', values: ['Black'] },
    { key: 'material', valueOperator: 'INCLUDE', values: ['Cotton'] },
  ];
  const meeting = async (groupOperator: string) =>
    (await find({ groupCondition: { groupOperator, conditions } })).records;

  test.each([
    ['ALL_OF', (record: GeneratedRecord) => isBlack(record) && isCotton(record)],
    ['ANY_OF', (record: GeneratedRecord) => isBlack(record) || isCotton(record)],
    ['NONE_OF', (record: GeneratedRecord) => !isBlack(record) && !isCotton(record)],
  ])('%s', async (groupOperator, holds) => {
    const records = await meeting(groupOperator);
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter((record) => !holds(record))).toEqual([]);
  });

  test('leaves out nothing that meets it', async () => {
    const [any, none] = [await meeting('ANY_OF'), await meeting('NONE_OF')];
    // A product may have one variant of each kind.
    expect(new Set(keysOf([...any, ...none])).size).toBe(60);
  });
});

test('products can be added to what a term finds', async () => {
  const { records } = await find({ query: { term: 'carrier' } });
  const other = (await find({})).records.find(({ itemGroupId }) => !keysOf(records).includes(itemGroupId));
  const includeIds = [{ key: 'itemGroupId', value: other?.itemGroupId }];
  const more = await find({ query: { term: 'carrier' }, includeIds });
  expect(keysOf(more.records).toSorted()).toEqual([...keysOf(records), other?.itemGroupId].toSorted());
});

test('a fallback runs if there are fewer rows than its threshold, not if there are as many', async () => {
  const { records } = await find({ query: { term: 'carrier' } });
  const resultsFor = async (fallbackWhenCountLessThan: number) => {
    const results = await run(
      { settings: { query: { term: 'carrier' }, fallbackQueryId: '1', fallbackWhenCountLessThan } },
      { settings: { query: { term: 'blanket' } }, isFallbackQuery: true },
    );
    return results.map(({ id }) => id);
  };
  expect(await resultsFor(records.length)).toEqual(['0']);
  expect(await resultsFor(records.length + 1)).toEqual(['0', '1']);
});
