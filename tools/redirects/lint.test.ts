import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { redirectRule } from '../../redirects/types.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { pageKeysOf } from '../../stores/urls.ts';
import type { BuiltPages } from './built-pages.ts';
import { redirectsJson } from './export.ts';
import { lintCommand } from './lint.ts';

vi.mock('../../brands/build.ts', () => import('../../gatsby/testing/sample-brand.ts'));

const pageKeys = pageKeysOf(stores.us);

const everything: BuiltPages = {
  builtPages: new Map(storefronts.map(({ id }) => [id, pageKeys])),
  variants: new Map(),
};

async function run(args: readonly string[], pages = everything, mistakes: string | null = null) {
  const printed: string[] = [];
  const code = await lintCommand(args, {
    print: (text) => printed.push(text),
    typeCheck: () => Promise.resolve(mistakes),
    readBuiltPages: () => Promise.resolve(pages),
  });
  return { code, text: printed.join('\n') };
}

describe('a file of rules', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function fileOf(...rules: Parameters<typeof redirectRule>[]) {
    folder = await mkdtemp(join(tmpdir(), 'lint-'));
    const file = join(folder, 'rules.json');
    await writeFile(file, redirectsJson(rules.map((rule) => redirectRule(...rule))));
    return file;
  }

  test('with some, at their lines', async () => {
    const file = await fileOf(['/sale/', '/cart/'], ['/old/', '/sale/'], ['/gone/', '/no-such-page/']);
    const { code, text } = await run([file]);
    expect(code).toBe(1);
    expect(text.replaceAll(file, 'rules.json')).toMatchInlineSnapshot(`
      "rules.json:3  chain  /old/ leads to an address that redirects again: /sale/ (on us).
          Write /cart/ instead of /sale/.
      rules.json:4  dead-target  /gone/ leads to a page that the storefront does not build: /no-such-page/ (on us).
          Choose a page that is built there; use "except" for a single country or storefront.

      2 findings."
    `);
  });
});

describe('the table', () => {
  test('is not checked any further if TypeScript reports a mistake in it', async () => {
    expect(await run([], everything, 'campaigns.ts:9  types  No such page.')).toEqual({
      code: 1,
      text: 'campaigns.ts:9  types  No such page.',
    });
  });

  test('is linted on all storefronts, or on one', async () => {
    const nothing = { builtPages: new Map(), variants: new Map() };
    const all = await run([], { ...nothing, builtPages: new Map([[stores.us.id, []]]) });
    expect(all.code).toBe(1);
    expect(all.text).toMatch(/^redirects\/testing\/sample-table\.ts:\d+ {2}dead-target /m);
    expect(all.text).toContain('on every storefront');
    const one = await run(['--store', 'gb'], { ...nothing, builtPages: new Map([[stores.us.id, []]]) });
    expect(one.text).toContain('(on gb)');
    expect(one.text).not.toContain('on every storefront');
  });
});
