import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

/** The import rules of the real configuration. The others need types, for which every text would start a program. */
const linted = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('import-x/'),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** The rules that a file of this room breaks by importing that. */
async function broken(file: string, imported: string): Promise<(string | null)[]> {
  const [result] = await linted.lintText(`import '${imported}';\n`, { filePath: file });
  const messages = result?.messages ?? [];
  // What cannot be read breaks no rule.
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.map(({ ruleId }) => ruleId);
}

test.each([
  ['stores/urls.ts', '../src/catalogue/types.ts'],
  ['stores/directory.ts', '../contract/index.ts'],
  ['stores/urls.ts', '../redirects/types.ts'],
  ['redirects/compile.ts', '../api/environment.ts'],
  ['hosts/redirect-response.ts', '../api/environment.ts'],
  ['src/redirects/find-redirect.ts', '../../redirects/table/index.ts'],
  ['src/app/root.tsx', '../../sandbox/environment.ts'],
  ['src/navigation/language-script.ts', '../../build/texts.ts'],
  ['src/app/root.tsx', '../../api/environment.ts'],
  ['api/app.ts', '../src/shop/shop-reducer.ts'],
  ['api/app.ts', '../sandbox/environment.ts'],
  ['gatsby/pages.ts', '../sandbox/environment.ts'],
  ['hosts/node/local-server.ts', '../scripts/start/ports.ts'],
  ['hosts/netlify/functions/api.ts', '../../server/local-server.ts'],
  ['sandbox/main.ts', '../api/environment.ts'],
  ['pictures/address.ts', '../stores/brand.ts'],
  ['pictures/address.ts', '../hosts/node/local-server.ts'],
])('%s may not import %s', async (file, imported) => {
  expect(await broken(file, imported)).toContain('import-x/no-restricted-paths');
});

test.each([
  ['src/app/root.tsx', '../../api/contract.ts'],
  ['src/app/root.tsx', '../../stores/brand.ts'],
  ['src/redirects/find-redirect.ts', '../../redirects/resolve.ts'],
  ['hosts/redirect-response.ts', '../redirects/resolve.ts'],
  ['hosts/netlify/edge-functions/redirects.ts', '../../redirects/index-site.ts'],
  ['src/navigation/language-script.ts', '../../stores/choose-language.ts'],
  ['gatsby/pages.ts', '../api/environment.ts'],
  ['gatsby/page-context.ts', '../src/navigation/page-context.tsx'],
  ['sandbox/main.ts', '../stores/brand.ts'],
  ['src/components/remote-picture.tsx', '../../pictures/address.ts'],
  ['hosts/node/pictures/resize.ts', '../../pictures/address.ts'],
])('%s may import %s', async (file, imported) => {
  expect(await broken(file, imported)).not.toContain('import-x/no-restricted-paths');
});

test('a cycle is an error', async () => {
  // checkout-context.tsx imports the reducer already.
  const [result] = await linted.lintText(
    "import { useCheckoutState } from './checkout-context.tsx';\nuseCheckoutState();\n",
    {
      filePath: 'src/checkout/checkout-reducer.ts',
    },
  );
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('import-x/no-cycle');
});
