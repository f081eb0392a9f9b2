import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';

contract('reviews', (rule) => {
  rule('are found by their target, page by page', async (sdk) => {
    const { id } = (await sdk.productProjections().withKey({ key: 'baby-carrier' }).get().execute()).body;
    const query = async (where: string, limit: number) =>
      (
        await sdk
          .reviews()
          .get({ queryArgs: { where, limit, sort: 'id asc' } })
          .execute()
      ).body;
    const target = `target(typeId="product" and id="${id}") and includedInStatistics = true`;
    const first = await query(target, 2);
    expect(first).toMatchObject({ limit: 2, count: 2, total: 3 });
    const rest = await query(`${target} and id > "${first.results.at(-1)?.id ?? ''}"`, 2);
    const all = [...first.results, ...rest.results];
    expect(all.map(({ key }) => key).toSorted()).toEqual(['carrier-0', 'carrier-1', 'carrier-2']);
    expect(all[0]).toMatchObject({ title: 'Soft', locale: 'en', target: { typeId: 'product', id } });
    expect((await query('target(id="nothing")', 2)).count).toBe(0);
  });
});
