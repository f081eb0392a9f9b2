import { readFileSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { settings } from '../api/testing/fake-shop-api.ts';
import { adyenStylesheetPath } from '../src/payment/adyen-stylesheet.ts';
import { pageNamesPath } from '../src/navigation/page-names.ts';
import { directoryPath } from '../src/region/load-directory.ts';
import { stores } from '../stores/index.ts';
import { inEmptyFolder } from '../tests/in-empty-folder.ts';
import { writePageNames, writePublicFiles } from './public-files.ts';

const packages = resolve('node_modules');
const adyenPackage: unknown = JSON.parse(readFileSync('node_modules/@adyen/adyen-web/package.json', 'utf8'));
inEmptyFolder();

const nodes: Readonly<Record<string, readonly object[]>> = {
  CommerceProduct: [
    { language: 'en', name: 'Baby Carrier Mini', path: '/products/mini/', description: 'Soft' },
    { language: 'de', name: 'Babytrage Mini', path: '/de/produkte/mini/' },
  ],
  CommerceCategory: [{ language: 'en', name: 'Baby carriers', path: '/products/baby-carriers/' }],
  ContentPage: [{ language: 'de', title: 'Rückgabe', path: '/de/rueckgabe/' }],
};

beforeEach(async () => {
  await symlink(packages, 'node_modules');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv('GATSBY_KLEVU_URL', 'http://localhost:8080/klevu');
  vi.stubEnv('STOREFRONT_ORIGINS', 'http://{store}.localhost:8000');
  await writePublicFiles();
  vi.stubEnv('STORE', 'eu');
  await writePageNames({ getNodesByType: (type) => nodes[type] ?? [] } as Parameters<
    typeof writePageNames
  >[0]);
  vi.unstubAllEnvs();
});

const directorySchema = z.array(
  z.strictObject({
    country: z.string().regex(/^[a-z]{2}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    storeId: z.string(),
    tax: z.strictObject({ included: z.boolean(), name: z.string() }),
    homes: z.array(z.strictObject({ language: z.string(), href: z.url() })).min(1),
  }),
);

test('next to the pages, there is a file with every country and the storefront that sells there', async () => {
  const file: unknown = JSON.parse(await readFile(`public${directoryPath}`, 'utf8'));
  const directory = directorySchema.parse(file);
  expect(directory.map(({ country }) => country)).toEqual(
    Object.values(stores).flatMap(({ countries }) => countries.map(({ code }) => code)),
  );
  expect(directory.find(({ country }) => country === 'pl')).toEqual({
    country: 'pl',
    currency: 'PLN',
    storeId: 'eu',
    tax: { included: true, name: 'vat' },
    homes: [
      { language: 'en', href: 'http://eu.localhost:8000/' },
      { language: 'de', href: 'http://eu.localhost:8000/de/' },
    ],
  });
});

test('the payment stylesheet is published under a name with the installed version', async () => {
  const { version } = z.object({ version: z.string() }).parse(adyenPackage);
  expect(adyenStylesheetPath).toBe(`/adyen-web-${version}.css`);
  expect(await readFile(`public${adyenStylesheetPath}`, 'utf8')).toContain('.adyen-checkout');
});

test('each language has a file with the pages that error pages suggest', async () => {
  const inLanguage = async (language: string): Promise<unknown> =>
    JSON.parse(await readFile(`public${pageNamesPath(language)}`, 'utf8'));
  expect(await inLanguage('en')).toEqual([
    { name: 'Baby Carrier Mini', path: '/products/mini/' },
    { name: 'Baby carriers', path: '/products/baby-carriers/' },
  ]);
  expect(await inLanguage('de')).toEqual([
    { name: 'Babytrage Mini', path: '/de/produkte/mini/' },
    { name: 'Rückgabe', path: '/de/rueckgabe/' },
  ]);
});
