import { afterEach, expect, it, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../../scripts/testing/in-empty-folder.ts';
import { storefrontIn, stores } from '../../../stores/testing/storefronts.ts';
import { processEnvironment } from '../../shop-api.server.ts';
import { settings } from '../../testing/fake-shop-api.ts';
import { legalTextsFor } from './legal-texts.ts';

// One storefront in the European Economic Area, and one elsewhere.
vi.mock(import('../../../brands/api.ts'), async (original) => {
  const { stores } = await import('../../../stores/testing/storefronts.ts');
  const { brand } = await original();
  return { brand: { ...brand, folder: 'brands/second', storefronts: [stores.de, stores.us] as const } };
});

inEmptyFolder();
afterEach(() => {
  vi.unstubAllEnvs();
});
const start = (store: string) => {
  for (const [name, value] of Object.entries({ ...settings, STORE: store })) vi.stubEnv(name, value);
  return processEnvironment().store.id;
};

it('a host that has not packed what confirmations in the European Union contain does not start', async () => {
  expect(() => start('us')).toThrow('locales/en/mail.json is missing');
  await writeFiles({ 'locales/en/mail.json': '{}' });
  expect(() => start('de')).toThrow(
    'brands/second/content/customer-service/right-of-withdrawal/en.md is missing, which e-mails contain',
  );
  expect(start('us')).toBe('us');
  const files = ['de', 'en'].flatMap((language) =>
    ['general-terms-of-sale', 'right-of-withdrawal'].map(
      (page) =>
        [
          `brands/second/content/customer-service/${page}/${language}.md`,
          '---\ntitle: T\n---\nText',
        ] as const,
    ),
  );
  await writeFiles(Object.fromEntries(files));
  expect(start('de')).toBe('de');
});

it('they are filled with the storefront’s data, and their links lead to it', async () => {
  const text = '---\ntitle: Our terms\n---\n{{company}}, [back](page:home), [other](https://a.example)';
  const page = (name: string) => `brands/second/content/customer-service/${name}/de.md`;
  await writeFiles({ [page('general-terms-of-sale')]: text, [page('right-of-withdrawal')]: text });
  const { contact, origin } = stores.de;
  const company = contact.company.replace('&', '&amp;');
  const html = `<p>${company}, <a href="${origin}/">back</a>, `;
  const rest = '<a href="https://a.example">other</a></p>\n';
  expect((await legalTextsFor(stores.de, 'de'))[0]).toEqual({ title: 'Our terms', html: html + rest });
  expect(await legalTextsFor(stores.us, 'en')).toEqual([]);
});

it('product 4.673: what belongs to a contract in Great Britain is its own instructions, with the terms', async () => {
  const gb = storefrontIn('gb', { languages: ['en'], legalPages: ['content/right-to-cancel'] });
  const page = (name: string) => `brands/second/content/customer-service/${name}/en.md`;
  const titled = (title: string) => `---\ntitle: ${title}\n---\n{{legalFacts}}`;
  await writeFiles({
    [page('general-terms-of-sale')]: titled('Terms'),
    [page('right-to-cancel')]: titled('Right to cancel'),
  });
  const texts = await legalTextsFor(gb, 'en');
  expect(texts.map(({ title }) => title)).toEqual(['Terms', 'Right to cancel']);
});
