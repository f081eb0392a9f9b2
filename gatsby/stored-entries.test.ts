import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inventory, inventoryNames } from '../src/consent/inventory.ts';
import { languages } from '../stores/types.ts';
import { readTexts, textsIn } from './read-texts.ts';
import { storedEntries } from './consent-services.ts';
import { flatTexts, type Texts } from './texts.ts';

const services = ['tag-manager', 'klaviyo', 'awin', 'cj', 'search', 'saved-list', 'reviews'] as const;
const all = readTexts({ languages, localize: (text) => text });
const english = textsIn(all, 'en', 'consent');

test.each(languages)(
  'product 6.6: every entry has a row with its purpose, store, and lifetime in %s',
  (language) => {
    const texts = textsIn(all, language, 'consent');
    const words = new Map(flatTexts(texts));
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
      expect(cells?.[3]).toContain(words.get(`register.stores.${inventory[name].store}`));
    }
  },
);

test('product 6.6: every cookie of the shop API has an entry', () => {
  const names = readFileSync('api/http/cookies.server.ts', 'utf8').match(/(?<=')shop_\w+(?=')/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in inventory))).toEqual([]);
});

test('what needs consent stands below what does not, by category', () => {
  const [necessary, optional] = storedEntries(english, 'en', services).split('With your consent only:');
  for (const name of inventoryNames)
    expect([name, necessary?.includes(`\`${name.replaceAll('|', '\\|')}\``)]).toEqual([
      name,
      inventory[name].category === 'strict',
    ]);
  expect(optional).toContain('**Statistics.** Counts visits');
  expect(optional).toContain('**Marketing.** Tells our partners');
  expect(optional).toContain('**Functional.** Remembers');
  expect(storedEntries(english, 'en', ['awin'])).not.toContain('Functional');
  expect(optional).toContain('Klaviyo, which pages');
  expect(storedEntries(english, 'en', ['awin'])).not.toContain('Klaviyo');
  expect(storedEntries(english, 'en', ['klaviyo'])).toContain('**Marketing.** Tells the newsletter’s');
});

test('what only a service stores is not listed by a build without it', () => {
  expect(storedEntries(english, 'en', [])).not.toMatch(/`awc`|klevu|With your consent only/);
  expect(storedEntries(english, 'en', ['awin'])).not.toMatch(/`cje`|klevu/);
});

test('an entry without a purpose stops the build', () => {
  const texts = JSON.parse(JSON.stringify(english), (key, value: unknown) =>
    key === 'country' ? { what: 'The country' } : value,
  ) as Texts;
  expect(() => storedEntries(texts, 'en', services)).toThrow(
    'locales/en/consent.json has no register.entries.country.why.',
  );
});
