import { join } from 'node:path';
import { inEmptyFolder, writeFiles } from '../scripts/testing/in-empty-folder.ts';
import { describe, expect, test } from 'vitest';
import { kindOf, inventoryNames } from '../src/consent/library-entries.ts';
import { languages } from '../stores/types.ts';
import { pseudo } from './pseudo.ts';
import { readConsentTexts, storedEntries } from './stored-entries.ts';

const folder = join(import.meta.dirname, '../locales');
const services = ['tag-manager', 'awin', 'cj', 'search'] as const;
const plain = (text: string) => text;
const english = await readConsentTexts({ folder, language: 'en', languages: ['en'], say: plain });

test.each(languages)(
  'product 6.6: every entry has a row with its purpose, store, and lifetime in %s',
  async (language) => {
    const texts = await readConsentTexts({ folder, language, languages: [language], say: plain });
    const lines = storedEntries(texts, language, services).split('\n');
    for (const name of inventoryNames) {
      const rows = lines.filter((line) => line.includes(`\`${name.replaceAll('|', '\\|')}\``));
      const cells = rows[0]
        ?.replaceAll('\\|', '')
        .split('|')
        .map((cell) => cell.trim());
      expect(rows).toHaveLength(1);
      expect(cells).toHaveLength(5);
      expect(cells?.slice(1, 4)).not.toContain('');
      expect(cells?.[3]).toContain(texts.get(`register.stores.${kindOf(name).store}`));
    }
  },
);

test('a cookie has its days, and other entries last until they are deleted or the tab is closed', () => {
  const text = storedEntries(english, 'en', services);
  expect(text).toContain('(`CT_CART_ID`) | So that your cart is still there tomorrow | Cookie: 30 days |');
  expect(text).toMatch(/`gatsby-i18next-language`.*\| Local storage: Until you delete it \|/);
  expect(text).toMatch(/`@@scroll\\\|\*`.*\| Session storage: Until you close the tab \|/);
});

test('what needs consent stands below what does not, by category', () => {
  const [necessary, optional] = storedEntries(english, 'en', services).split('With your consent only:');
  for (const name of inventoryNames)
    expect([name, necessary?.includes(`\`${name.replaceAll('|', '\\|')}\``)]).toEqual([
      name,
      kindOf(name).category === 'strict',
    ]);
  expect(optional).toContain('**Statistics.** Counts visits');
  expect(optional).toContain('**Marketing.** Tells our partners');
  expect(optional).toContain('**Functional.** Remembers');
  expect(storedEntries(english, 'en', ['awin'])).not.toContain('Functional');
});

test('what only a service stores is not listed by a build without it', () => {
  expect(storedEntries(english, 'en', [])).not.toMatch(/`awc`|klevu|With your consent only/);
});

test('an entry without a purpose stops the build', () => {
  const texts = new Map([...english].filter(([key]) => key !== 'register.entries.country.why'));
  expect(() => storedEntries(texts, 'en', services)).toThrow(
    'locales/en/consent.json has no register.entries.country.why.',
  );
});

test('in the pseudo-language, names stay and words change', async () => {
  const text = storedEntries(
    await readConsentTexts({ folder, language: 'en', languages: ['en'], say: pseudo }),
    'en',
    services,
  );
  expect(text).toContain('`CT_CART_ID`');
  expect(text).not.toContain('So that');
});

describe('a text that is missing', () => {
  inEmptyFolder();

  test('product 3.5: is that of the storefront’s default language, and in English if that lacks it, too', async () => {
    await writeFiles({
      'locales/it/consent.json': '{ "one": "uno" }',
      'locales/de/consent.json': '{ "one": "eins", "two": "zwei" }',
      'locales/en/consent.json': '{ "one": "one", "two": "two", "three": "three" }',
    });
    const texts = await readConsentTexts({
      folder: 'locales',
      language: 'it',
      languages: ['de', 'it'],
      say: plain,
    });
    expect(Object.fromEntries(texts)).toEqual({ one: 'uno', two: 'zwei', three: 'three' });
  });
});
