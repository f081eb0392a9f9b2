import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AddressBook } from '../../redirects/address-book.ts';
import { compile } from '../../redirects/compile.ts';
import { pathKey } from '../../redirects/path-key.ts';
import { readRules } from '../../redirects/published-rules.ts';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { type PageKey, pageKeysOf, pathOf } from '../../stores/urls.ts';
import { readInternalLinks } from './internal-links.ts';
import { registerRedirects } from './register.ts';

const pageKeys = pageKeysOf(stores.us);

vi.mock('./internal-links.ts');

/** Of the sample table, what has no mistakes. */
const tables = sampleTable.map((table) =>
  'legacyLinks' in table
    ? {
        ...table,
        legacyLinks: Object.fromEntries(
          Object.entries(table.legacyLinks).filter(([from]) => !/back|forth|moved/.test(from)),
        ),
      }
    : table,
);

const site = { store: stores.us, stores: storefronts };
const createRedirect = vi.fn();
const panic = vi.fn((message: string) => {
  throw new Error(message);
});
type Gatsby = Parameters<typeof registerRedirects>[0];

beforeEach(() => {
  createRedirect.mockReset();
  vi.mocked(readInternalLinks).mockResolvedValue([]);
});

/** All pages but those that only the laws of other countries require: an old address may lead from where they would be. */
const legal: ReadonlySet<PageKey> = new Set(site.stores.flatMap(({ legalPages }) => legalPages));
const own: ReadonlySet<PageKey> = new Set(stores.us.legalPages);
const pagesOfUs = pageKeys.filter((key) => !legal.has(key) || own.has(key));

const skus = ['WOOL-1'];
const register = (built: readonly PageKey[] = pagesOfUs, addresses: AddressBook = {}) =>
  registerRedirects({ actions: { createRedirect }, reporter: { panic } } as unknown as Gatsby, {
    ...site,
    addresses,
    tables,
    builtPages: new Map(site.stores.map(({ id }) => [id, id === stores.us.id ? built : pageKeys])),
    variants: new Map([[stores.us.id, new Map([['product/wool-jacket', skus]])]]),
  });

test('product 3.1: every rule is registered with Gatsby, with its fields unchanged', async () => {
  await register();
  const rules = compile(tables, site).map(({ rule }) => rule);
  expect(createRedirect.mock.calls.map(([rule]: unknown[]) => rule)).toEqual(rules);
  expect(rules.length).toBeGreaterThan(50);
});

test('product 7.2: all hosts read the same rules', async () => {
  const { text } = await register();
  const asTexts = (rules: readonly unknown[]) => rules.map((rule) => JSON.stringify(rule)).sort();
  const registered = createRedirect.mock.calls.map(([rule]: unknown[]) => rule);
  expect(asTexts(readRules(JSON.parse(text)).rules)).toEqual(asTexts(registered));
});

describe('a mistake fails the build and reports its file and line', () => {
  test('in the table', async () => {
    const built = pageKeys.filter((key) => key !== 'content/faq');
    await expect(register(built)).rejects.toThrow(
      /^Redirects: redirects\/testing\/sample-table\.ts:\d+ {2}dead-target {2}/,
    );
    expect(createRedirect).not.toHaveBeenCalled();
  });

  test('in one of our texts', async () => {
    const link = { file: 'content/en/a.md', line: 3, href: '/coats/' };
    vi.mocked(readInternalLinks).mockResolvedValue([link]);
    await expect(register()).rejects.toThrow('content/en/a.md:3  internal-link-to-source  /coats/');
  });
});

describe('product 2.3.301: a build stops for', () => {
  const coats = { '/products/parka': { page: 'product/wool-jacket', language: 'en' } };
  test('nothing if a page has moved: its former address redirects', async () => {
    await register(pagesOfUs, coats);
    expect(createRedirect).toHaveBeenCalledWith(
      expect.objectContaining({
        fromPath: '/products/parka/',
        toPath: pathOf(stores.us, 'en', 'product/wool-jacket'),
      }),
    );
  });

  test('an address that was a page’s and is another’s', async () => {
    const taken = pathKey(pathOf(stores.us, 'en', 'product/shell-jacket')) ?? '';
    const addresses = { [taken]: { page: 'product/wool-jacket', language: 'en' } };
    await expect(register(pagesOfUs, addresses)).rejects.toThrow(
      `Redirects: ${taken}/ was the address of product/wool-jacket, which has moved, and is now that of product/shell-jacket`,
    );
    expect(createRedirect).not.toHaveBeenCalled();
  });
});
