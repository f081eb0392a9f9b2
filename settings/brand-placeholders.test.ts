import { expect, test } from 'vitest';
import { brand } from '../brands/second/api.ts';
import { storeById } from '../stores/storefront.ts';
import { asMerchants } from '../stores/testing/as-merchants.ts';
import { placeholdersOf } from './shared-settings.ts';

const problemsOf = (data: typeof brand) => [
  ...placeholdersOf(data, storeById('no', data.storefronts), data.storefronts),
];

test('whatever a brand has instead of a merchant’s own is named where it stands', () => {
  const [ofBrand, ofStore, origins, ...others] = problemsOf(brand);
  expect(ofBrand).toBe(
    'ADYEN_ENVIRONMENT=LIVE, but brands/second/brand.ts or browser.ts has placeholders: enter your own supportEmail, manufacturer.name, manufacturer.addressLines.0, manufacturer.addressLines.1, manufacturer.email, without placeholder(…), (example), and .example',
  );
  expect(ofStore).toBe(
    'ADYEN_ENVIRONMENT=LIVE, but brands/second/storefronts/no.ts has placeholders: enter your own merchantAccount, searchKeys.nb, searchKeys.en, contact.email, contact.company, contact.addressLines.0, contact.addressLines.1, contact.phone, contact.registration, contact.taxNumber, without placeholder(…), (example), and .example',
  );
  expect(origins).toContain('pages lead to placeholders, https://no.fell-and-fjord.example, https://ie.');
  expect(others).toEqual([]);
});

test('a brand that has filled in everything may take money, and each storefront answers for itself', () => {
  const merchants = asMerchants(brand);
  const [no] = merchants.storefronts;
  const unfinished = { ...no, contact: { ...no.contact, phone: '<phone>' } };
  expect(problemsOf({ ...merchants, storefronts: [no, { ...unfinished, id: 'ie' }] })).toEqual([]);
  expect(problemsOf({ ...merchants, storefronts: [unfinished] })).toEqual([
    expect.stringContaining('no.ts has placeholders: enter your own contact.phone, without'),
  ]);
});
