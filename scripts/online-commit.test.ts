import { afterEach, expect, test, vi } from 'vitest';
import { onlineCommit } from './online-commit.ts';

afterEach(() => vi.unstubAllGlobals());

const commit = '1f689143aa0000000000000000000000000000ff';
const saying = (build: unknown) => {
  const catalogueReadAt = '2026-11-29T03:00:00.000Z';
  const told = { catalogueReadAt, nextPriceChangeAt: null, ...(build as object) };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(told)));
  return onlineCommit('https://us.shop.example');
};

test('a storefront is built anew from the commit that is online, or not at all', async () => {
  expect(await saying({ commit })).toBe(commit);
  for (const wrong of [`${commit}-dirty`, null, 'main', '$(rm -rf)'])
    await expect(saying({ commit: wrong })).rejects.toThrow('names no commit');
});
