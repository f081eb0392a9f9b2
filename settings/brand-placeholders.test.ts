import { expect, test } from 'vitest';
import { brand } from '../brands/demo/api.ts';
import { storeById } from '../stores/storefront.ts';
import { asMerchants } from '../stores/testing/as-merchants.ts';
import { placeholdersOf } from './brand-placeholders.ts';

const problemsOf = (data: typeof brand) => [
  ...placeholdersOf(data, storeById('us', data.storefronts), data.storefronts),
];

test('whatever the demo has instead of a merchant’s own is named where it stands', () => {
  const [ofBrand, ofStore, origins, ...others] = problemsOf(brand);
  expect(ofBrand).toBe(
    'ADYEN_ENVIRONMENT=LIVE, but brands/demo/browser.ts has placeholders: enter your own supportEmail, manufacturer.name, manufacturer.addressLines.0, manufacturer.addressLines.1, manufacturer.email, responsiblePerson.name, responsiblePerson.addressLines.0, responsiblePerson.addressLines.1, responsiblePerson.email, without placeholder(…)',
  );
  expect(ofStore).toBe(
    'ADYEN_ENVIRONMENT=LIVE, but brands/demo/storefronts/us.ts has placeholders: enter your own merchantAccount, searchKeys.en, contact.email, contact.company, contact.addressLines.0, contact.addressLines.1, contact.phone, contact.registration, contact.taxNumber, without placeholder(…)',
  );
  expect(origins).toContain('pages lead to placeholders, https://us.cradleandcarry.example, https://gb.');
  expect(others).toEqual([]);
});

test('a brand that has filled in everything may take money, and each storefront answers for itself', () => {
  const merchants = asMerchants(brand);
  const [us, ...others] = merchants.storefronts;
  const unfinished = { ...us, contact: { ...us.contact, phone: '<phone>' } };
  expect(problemsOf({ ...merchants, storefronts: [us, { ...unfinished, id: 'gb' }, ...others] })).toEqual([]);
  expect(problemsOf({ ...merchants, storefronts: [unfinished] })).toEqual([
    expect.stringContaining('us.ts has placeholders: enter your own contact.phone, without'),
  ]);
});
