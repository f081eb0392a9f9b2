import { beforeEach, expect, test } from 'vitest';
import { publishedFiles } from '../../hosts/testing/published-files.ts';
import { compile } from '../../redirects/compile.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { redirectRule, type RedirectRule } from '../../redirects/types.ts';
import { storeById, storesAt } from '../../stores/index.ts';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { expectPublishedRedirects } from './published-redirects.ts';

inEmptyFolder();

const store = storeById('us');
const rules = compile(redirectTables, { store, stores: storesAt() }).map(({ rule }) => rule);
const [first = redirectRule('/', '/')] = rules;

async function publish(published: readonly RedirectRule[], slash: 'always' | 'never' = 'always') {
  const files = await publishedFiles(published, slash);
  await writeFiles(Object.fromEntries([...files].map(([path, text]) => [`dist/us${path}`, text])));
}
const look = (settings = {}) => expectPublishedRedirects({ store: 'us' }, settings);

beforeEach(() => publish(rules));

test('rules published as in the table pass', () => expect(look).not.toThrow());

test.each<[string, readonly RedirectRule[], 'always' | 'never', string]>([
  ['a rule is missing', rules.slice(1), 'always', `not published: ${JSON.stringify(first)}`],
  ['a rule is new', [...rules, redirectRule('/a/', '/b/')], 'always', 'not in the table: {"fromPath":"/a/"'],
  ['addresses end differently', rules, 'never', 'addresses end differently: never'],
])('it is reported if %s', async (_, published, slash, problem) => {
  await publish(published, slash);
  expect(look).toThrow(problem);
});

test('links to other origins are reported', () => {
  expect(() => look({ STOREFRONT_ORIGINS: 'https://{store}.preview.example' })).toThrow('not published');
});
