import { mkdir, readFile, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { brand } from '../brands/build.ts';
import { expectLogo, securityTxt, writePageNames } from './public-files.ts';
import { settings } from './testing/build-settings.ts';

inEmptyFolder();
afterEach(() => void vi.unstubAllEnvs());

test('a logo that is not in static/ ends the build with its file’s name', async () => {
  const logo = { src: '/files/logo.svg', dark: '/files/dark.svg', width: 120, height: 24 } as const;
  await mkdir('shop/static/files', { recursive: true });
  await writeFile('shop/static/files/logo.svg', '');
  expect(() => expectLogo({ logo, folder: 'shop' })).toThrow('put it at shop/static/files/dark.svg, or');
  expect(() => expectLogo({ folder: 'shop' })).not.toThrow();
});

test('of a large catalogue, the error pages suggest what the most people have rated', async () => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const [store] = brand.storefronts;
  const [language] = store.languages;
  const nodes: Readonly<Record<string, readonly object[]>> = {
    CommerceProduct: Array.from({ length: 1_500 }, (_, index) => ({
      language,
      name: `Product ${index}`,
      path: `/products/${index}/`,
      rating: index % 2 === 0 ? { count: index } : null,
    })),
    CommerceCategory: [{ language, name: 'Jackets', path: '/products/jackets/' }],
    ContentPage: [{ language: 'zu', title: 'Rückgabe', path: '/de/rueckgabe/' }],
  };
  await writePageNames({ getNodesByType: (type: string) => nodes[type] ?? [] } as Parameters<
    typeof writePageNames
  >[0]);
  const written = JSON.parse(await readFile(`public/texts/${language}/pages.json`, 'utf8')) as {
    name: string;
  }[];
  expect(written).toHaveLength(1_000 + 1);
  expect(written[0]?.name).toBe('Product 1498');
  expect(written.at(-1)).toEqual({ name: 'Jackets', path: '/products/jackets/' });
});

test('security.txt says whom to tell, and expires within a year of any day it is built on (RFC 9116)', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (now) => {
      const lines = securityTxt(brand.storefronts[0], now).trim().split('\n');
      const fields = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
      expect(fields).toMatchObject({
        Contact: brand.securityContact.address,
        Canonical: `${brand.storefronts[0].origin}/.well-known/security.txt`,
      });
      const days = (Date.parse(fields['Expires'] ?? '') - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(358);
      expect(days).toBeLessThan(365);
    }),
  );
});
