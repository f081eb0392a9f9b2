import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../../redirects/compile.ts';
import { readRules } from '../../redirects/published-rules.ts';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { type PageKey, pageKeysOf } from '../../stores/urls.ts';
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
const register = (built: readonly PageKey[] = pagesOfUs) =>
  registerRedirects({ actions: { createRedirect }, reporter: { panic } } as unknown as Gatsby, {
    ...site,
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
