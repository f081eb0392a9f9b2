import { readFileSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { adyenStylesheetPath } from '../src/checkout/payment/adyen-stylesheet.ts';
import { pageNamesPath } from '../src/navigation/nearest-pages.ts';
import { directoryPath } from '../src/region/load-directory.ts';
import { securityContact } from '../stores/brand.ts';
import { stores } from '../stores/index.ts';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { securityTxt, writePageNames, writePublicFiles } from './public-files.ts';
import { settings } from './testing/build-settings.ts';

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

const writeNamesOf = (some: typeof nodes) =>
  writePageNames({ getNodesByType: (type) => some[type] ?? [] } as Parameters<typeof writePageNames>[0]);

beforeEach(async () => {
  await symlink(packages, 'node_modules');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv('STOREFRONT_ORIGINS', 'http://{store}.localhost:8000');
  await writePublicFiles();
  vi.stubEnv('STORE', 'eu');
  await writeNamesOf(nodes);
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

test('of a large catalogue, the error pages suggest what the most people have rated', async () => {
  const many = Array.from({ length: 1_500 }, (_, index) => ({
    language: 'en',
    name: `Product ${index}`,
    path: `/products/${index}/`,
    rating: index % 2 === 0 ? { count: index } : null,
  }));
  vi.stubEnv('STORE', 'us');
  for (const [name, value] of Object.entries(settings)) if (name !== 'STORE') vi.stubEnv(name, value);
  const large = { ...nodes, CommerceProduct: many };
  await writeNamesOf(large);
  const written = JSON.parse(await readFile('public/texts/en/pages.json', 'utf8')) as { name: string }[];
  expect(written).toHaveLength(1_000 + 1);
  expect(written[0]?.name).toBe('Product 1498');
  expect(written.at(-1)?.name).toBe('Baby carriers');
});

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

test('whoever finds a vulnerability learns whom to tell, and that this is still true (RFC 9116)', async () => {
  const lines = (await readFile('public/.well-known/security.txt', 'utf8')).split('\n');
  const fields = lines.filter((line) => line !== '').map((line) => line.split(': ', 2) as [string, string]);
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const { Contact, Expires, Canonical } = z
    .object({ Contact: z.url(), Expires: z.iso.datetime(), Canonical: z.url() })
    .parse(Object.fromEntries(fields));
  expect(Contact).toBe(securityContact.address);
  expect(Canonical).toBe('http://de.localhost:8000/.well-known/security.txt');
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('security.txt expires within a year of any day it is built on', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (now) => {
      const [, expires = ''] = /^Expires: (.*)$/m.exec(securityTxt(stores.us, now)) ?? [];
      const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(358);
      expect(days).toBeLessThan(365);
    }),
  );
});
