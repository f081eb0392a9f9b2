import { describe, expect, test, vi } from 'vitest';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { pageKeysOf } from '../../stores/urls.ts';
import type { BuiltPages } from './built-pages.ts';
import { lintCommand } from './lint.ts';

vi.mock('../../brands/build.ts', () => import('../../gatsby/testing/sample-brand.ts'));

const pageKeys = pageKeysOf(stores.us);

const everything: BuiltPages = {
  builtPages: new Map(storefronts.map(({ id }) => [id, pageKeys])),
  variants: new Map(),
};

async function run(pages = everything, mistakes: string | null = null) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const code = await lintCommand([], {
    typeCheck: () => Promise.resolve(mistakes),
    readBuiltPages: () => Promise.resolve(pages),
  });
  return { code, text: print.mock.calls.join('\n') };
}

describe('the table', () => {
  test('is not checked any further if TypeScript reports a mistake in it', async () => {
    expect(await run(everything, 'campaigns.ts:9  types  No such page.')).toEqual({
      code: 1,
      text: 'campaigns.ts:9  types  No such page.',
    });
  });

  test('is linted on all storefronts', async () => {
    const nothing = { builtPages: new Map(), variants: new Map() };
    const all = await run({ ...nothing, builtPages: new Map([[stores.us.id, []]]) });
    expect(all.code).toBe(1);
    expect(all.text).toMatch(/^redirects\/testing\/sample-table\.ts:\d+ {2}dead-target /m);
    expect(all.text).toContain('on every storefront');
  });
});
