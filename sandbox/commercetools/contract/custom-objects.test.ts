import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { ByProjectKeyRequestBuilder, CustomObjectDraft } from '@commercetools/platform-sdk';
import { refusalOf } from '../testing/project.ts';

const container = 'payment-events';

const write = async (
  sdk: ByProjectKeyRequestBuilder,
  key: string,
  value: unknown,
  draft: Partial<CustomObjectDraft> = {},
) =>
  (
    await sdk
      .customObjects()
      .post({ body: { container, key, value, ...draft } })
      .execute()
  ).body;

const at = (sdk: ByProjectKeyRequestBuilder, key: string) =>
  sdk.customObjects().withContainerAndKey({ container, key });

contract('custom objects', (rule) => {
  rule('are created, replaced, read, and deleted by container and key', async (sdk) => {
    const created = await write(sdk, 'A_1.b~c-d', { code: 'AUTHORISATION', items: [1, 'two', true] });
    expect(created).toMatchObject({ version: 1, container, key: 'A_1.b~c-d' });
    const replaced = await write(sdk, 'A_1.b~c-d', 'text');
    expect(replaced).toMatchObject({ id: created.id, version: 2, value: 'text' });
    expect((await at(sdk, 'A_1.b~c-d').get().execute()).body).toEqual(replaced);
    expect((await at(sdk, 'A_1.b~c-d').delete().execute()).body).toEqual(replaced);
    expect(await refusalOf(at(sdk, 'A_1.b~c-d').delete().execute())).toMatchObject({ statusCode: 404 });
  });

  rule('are protected by a version, if the caller specifies one', async (sdk) => {
    const created = await write(sdk, 'one', 1, { version: 0 });
    const stale = { statusCode: 409, code: 'ConcurrentModification' };
    expect(await refusalOf(write(sdk, 'one', 2, { version: 0 }))).toMatchObject({
      ...stale,
      currentVersion: 1,
    });
    expect(await refusalOf(write(sdk, 'other', 2, { version: 3 }))).toMatchObject(stale);
    const changed = await write(sdk, 'one', 2, { version: created.version });
    expect(await refusalOf(write(sdk, 'one', 3, { version: created.version }))).toMatchObject(stale);
    const remove = (version: number) => at(sdk, 'one').delete({ queryArgs: { version } }).execute();
    expect(await refusalOf(remove(created.version))).toMatchObject(stale);
    expect((await remove(changed.version)).body.value).toBe(2);
  });

  rule('let one of several simultaneous writers of a new key win', async (sdk) => {
    const writers = await Promise.allSettled([1, 2, 3].map((n) => write(sdk, 'key', n, { version: 0 })));
    expect(writers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  rule('do not keep nulls, and reject other characters and longer keys than documented', async (sdk) => {
    expect((await write(sdk, 'nulls', { a: null, b: { c: null } })).value).toEqual({ b: {} });
    for (const key of ['a/b', '', 'x'.repeat(257)])
      expect(await refusalOf(write(sdk, key, 1)), key).toMatchObject({ statusCode: 400 });
  });

  rule('are listed by container, with conditions, order, and limit', async (sdk) => {
    const entries = { a: 1, b: 3, c: 2 };
    for (const [key, tries] of Object.entries(entries)) await write(sdk, key, { tries });
    await write(sdk, 'a', { tries: 9 }, { container: 'elsewhere' });
    const list = async (queryArgs: Readonly<Record<string, string | number>>) => {
      const { body } = await sdk.customObjects().withContainer({ container }).get({ queryArgs }).execute();
      return body.results.map(({ key }) => key);
    };
    const byId = await list({ sort: 'id asc' });
    expect(byId.toSorted()).toEqual(['a', 'b', 'c']);
    expect(await list({ sort: 'id desc' })).toEqual(byId.toReversed());
    expect(await list({ where: 'lastModifiedAt < "2020-01-01T00:00:00.000Z"' })).toEqual([]);
    expect(await list({ sort: 'id asc', limit: 1 })).toEqual(byId.slice(0, 1));
  });
});
