import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressSchema } from '../../contract/address.ts';
import { placeSchema } from '../../contract/delivery.ts';
import { addressProblem } from '../../stores/address-formats/address-problem.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { isPartOfPostalCode } from '../../stores/address-formats/postal-code.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import {
  contactOfApplePay,
  contactOfGooglePay,
  contactOfPayPal,
  contactOfPayPalPlace,
  placeOf,
  splitName,
  walletAddress,
  type WalletContact,
} from './wallet-address.ts';
import { likelyState, stateCodeOf } from './wallet-state.ts';

const countries = Object.values(stores).flatMap((store) => store.countries.map(({ code }) => code));

test.each([
  ['PR', '00901', 'PR'],
  ['VI', '00801', 'VI'],
  ['US', '09012', 'AE'],
])('product 5.54: a place in %s with ZIP code %s is the state %s', (countryCode, postalCode, state) => {
  const contact = contactOfGooglePay({ locality: 'Anywhere', countryCode, postalCode });
  expect(placeOf(contact, 'us')).toEqual({ country: 'us', state, city: 'Anywhere', postalCode });
});

describe('an address of', () => {
  test('Google Pay keeps its second and third line and its phone number', () => {
    const contact = contactOfGooglePay({
      name: 'Ada Maria Berg',
      address1: '11 Wall Street',
      address2: 'Floor 3',
      address3: 'Room 5',
      locality: 'New York',
      administrativeArea: 'NY',
      postalCode: '10005-1401',
      countryCode: 'US',
      phoneNumber: '+1 212-555-0147',
    });
    expect(walletAddress(contact, 'us')).toEqual({
      address: {
        firstName: 'Ada Maria',
        lastName: 'Berg',
        streetName: '11 Wall Street',
        additionalStreetInfo: 'Floor 3, Room 5',
        city: 'New York',
        state: 'NY',
        postalCode: '10005-1401',
        country: 'us',
      },
      phone: '+1 212-555-0147',
    });
  });

  test('Apple Pay names a state, and a city that is one', () => {
    const contact = contactOfApplePay({
      givenName: '太郎',
      familyName: '山田',
      addressLines: ['丸の内1-1-1\n東京ビル 3階'],
      locality: '千代田区',
      administrativeArea: '東京都',
      postalCode: '100-0001',
      countryCode: 'jp',
    });
    expect(walletAddress(contact, 'jp')).toMatchObject({
      address: {
        state: '13',
        city: '千代田区',
        streetName: '丸の内1-1-1',
        additionalStreetInfo: '東京ビル 3階',
      },
    });
    const taipei = contactOfApplePay({
      givenName: '小明',
      familyName: '王',
      addressLines: ['信義路五段7號'],
      locality: '台北市',
      subLocality: '信義區',
      postalCode: '110',
      countryCode: 'TW',
    });
    expect(walletAddress(taipei, 'tw')).toMatchObject({ address: { state: 'TPE', city: '信義區' } });
  });

  test('PayPal has one name, and its city in an area', () => {
    const shipping = {
      name: { full_name: 'Ada Berg' },
      address: {
        address_line_1: 'Lindenstraße 1',
        admin_area_2: 'Berlin',
        admin_area_1: 'Berlin',
        postal_code: '10115',
        country_code: 'DE',
      },
    };
    expect(walletAddress(contactOfPayPal(shipping), 'de')).toEqual({
      address: {
        firstName: 'Ada',
        lastName: 'Berg',
        streetName: 'Lindenstraße 1',
        city: 'Berlin',
        postalCode: '10115',
        country: 'de',
      },
      phone: undefined,
    });
  });
});

const berlin: WalletContact = {
  fullName: 'Ada Berg',
  lines: ['Lindenstraße 1'],
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe('product 5.231: what cannot be mapped is asked for in the form', () => {
  test.each([
    ['a name of one part', { fullName: 'Ada' }, ['lastName']],
    ['no name', { fullName: '' }, ['firstName', 'lastName']],
    ['another country', { country: 'AT' }, ['country']],
    ['no country', { country: undefined }, ['country']],
    ['a postal code of another country', { postalCode: 'SW1A 1AA' }, ['postalCode']],
    ['no street', { lines: [' ', '\u0007'] }, ['streetName']],
    ['a street that is too long', { lines: ['x'.repeat(121)] }, ['streetName']],
    ['a second line that is too long', { lines: ['Lindenstraße 1', 'x'.repeat(121)] }, ['streetName']],
    ['no city', { city: undefined }, ['city']],
    ['half a character', { city: '\ud83d' }, ['city']],
  ])('%s', (_, part, missing) => {
    const result = walletAddress({ ...berlin, ...part }, 'de');
    const { partial } = result as { partial: object };
    for (const field of missing) if (field !== 'streetName') expect(partial).not.toHaveProperty(field);
    if (!missing.includes('city')) expect(partial).toMatchObject({ city: 'Berlin' });
  });
});

test.each([
  ['us', 'ny', 'NY'],
  ['us', 'US-CA', 'CA'],
  ['us', 'New York', 'NY'],
  ['us', 'Nueva York', undefined],
  ['ca', 'quebec', 'QC'],
  ['jp', '東京', '13'],
  ['jp', 'Tōkyō-to', '13'],
  ['jp', 'OSAKA-FU', '27'],
  ['kr', '서울', '11'],
  ['kr', '강원도', '42'],
  ['tw', '台北市', 'TPE'],
  ['tw', 'New Taipei City', 'NWT'],
  ['tw', 'Hsinchu', undefined],
  ['hk', 'HK', undefined],
  ['it', 'Provincia di Roma', 'RM'],
  ['it', "L'Aquila", 'AQ'],
  ['de', 'Berlin', undefined],
  ['us', '-', undefined],
])('in %s, the state %s is %s', (country, given, code) => {
  expect(stateCodeOf(country, given)).toBe(code);
});

type Part = Partial<WalletContact>;

test.each<[country: string, part: Part, state: string, city?: string]>([
  ['es', { state: 'Comunidad de Madrid', postalCode: '28013' }, '28'],
  ['us', { postalCode: '97201' }, 'OR'],
  ['ca', { state: '', postalCode: 'h2x1y4' }, 'QC'],
  ['it', { state: 'Sardegna', postalCode: '09170' }, 'OR'],
  ['jp', { city: '千代田区', postalCode: '100-0001' }, '13', '千代田区'],
  ['jp', { postalCode: '685-0001' }, '32'],
  ['hk', { city: 'Tai Po' }, 'NT', 'Tai Po'],
  ['hk', { city: 'Mong Kok', postalCode: 'Kowloon' }, 'KLN', 'Mong Kok'],
  ['hk', { city: 'Kwun Tong District', postalCode: 'Hong Kong' }, 'KLN', 'Kwun Tong District'],
  ['hk', { city: '', postalCode: 'Tai Po' }, 'NT', 'Tai Po'],
  ['hk', { city: 'Hong Kong', district: 'Wan Chai' }, 'HK', 'Wan Chai'],
  ['hk', { city: 'Hong Kong', district: 'Central & Western', postalCode: 'HKI' }, 'HK', 'Central & Western'],
  ['hk', { city: 'Shatin', postalCode: 'N.T.' }, 'NT', 'Shatin'],
  ['hk', { city: 'Yuen Long, New Territories, Hong Kong' }, 'NT', 'Yuen Long, New Territories, Hong Kong'],
  ['hk', { city: '大埔區' }, 'NT', '大埔區'],
  ['hk', { city: '香港九龍旺角' }, 'KLN', '香港九龍旺角'],
  ['hk', { city: '香港', district: '铜锣湾' }, 'HK', '铜锣湾'],
  ['hk', { city: '沙田', postalCode: '新界' }, 'NT', '沙田'],
  ['hk', { city: 'Aberdeen', state: 'Hong Kong Island' }, 'HK', 'Aberdeen'],
])('product 5.231: in %s, a wallet’s %j is in the state %s', (country, part, state, city = 'Town') => {
  const contact = { ...berlin, city: 'Town', postalCode: '', ...part, country: country.toUpperCase() };
  expect(walletAddress(contact, country)).toMatchObject({ address: { state, city } });
  expect(placeOf(contact, country)).toMatchObject({ state, city });
});

test('an unknown place of Hong Kong is asked for', () => {
  const { partial } = walletAddress({ ...berlin, country: 'HK' }, 'hk') as { partial: object };
  expect(partial).not.toHaveProperty('state');
});

test.each(['it', 'jp', 'kr', 'cn', 'tw'])('postal codes of %s tell each of its states', (country) => {
  const codes = Array.from({ length: 10_000 }, (_, at) => likelyState(country, String(at).padStart(4, '0')));
  const states = addressFormat(country).state?.options.map(({ code }) => code) ?? [];
  expect([...new Set(codes)].filter((code) => code !== undefined).toSorted()).toEqual(states.toSorted());
});

test.each([
  ['Ada Berg', 'de', { firstName: 'Ada', lastName: 'Berg' }],
  ['Kovács Anna Mária', 'hu', { lastName: 'Kovács', firstName: 'Anna Mária' }],
  ['山田 太郎', 'jp', { lastName: '山田', firstName: '太郎' }],
  ['山田太郎', 'jp', { firstName: '山田太郎' }],
  ['Taro Yamada', 'jp', { firstName: 'Taro', lastName: 'Yamada' }],
  ['김철수', 'kr', { lastName: '김', firstName: '철수' }],
  ['王小明', 'tw', { lastName: '王', firstName: '小明' }],
  ['Ada', 'de', { firstName: 'Ada' }],
  ['', 'de', {}],
])('the name %s in %s', (name, country, parts) => {
  expect(splitName(name, country)).toEqual(parts);
});

describe('a place before the shopper has authorized anything', () => {
  test.each([
    ['us', { postalCode: '10118', state: 'New York' }, { postalCode: '10118', state: 'NY' }],
    ['ca', { postalCode: 'K1A', state: 'ON' }, { postalCode: 'K1A', state: 'ON' }],
    ['gb', { postalCode: 'SW1A' }, { postalCode: 'SW1A' }],
    ['de', { postalCode: '101', state: 'Berlin' }, {}],
  ])('in %s: %j', (country, part, place) => {
    expect(placeOf({ lines: [], country: country.toUpperCase(), ...part }, country)).toEqual({
      country,
      ...place,
    });
  });

  test('abroad is none', () => {
    expect(
      placeOf(contactOfPayPalPlace({ city: 'Oslo', countryCode: 'NO', postalCode: '0001' }), 'se'),
    ).toBeNull();
  });
});

/** A text of a wallet: what belongs to the country, or anything. */
const texts = (right: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...right) },
    fc.string({ unit: 'binary', maxLength: 140 }),
    fc.constant(undefined),
  );

const contactIn = (country: string) => {
  const format = addressFormat(country);
  const states = format.state?.options.flatMap(({ code, names }) => [code, ...Object.values(names)]) ?? [
    'Berlin',
  ];
  return fc.record({
    fullName: texts(['Ada Berg', 'Ada', '山田 太郎', '김철수']),
    firstName: fc.constantFrom(undefined, 'Ada', ''),
    lastName: fc.constantFrom(undefined, 'Berg', ''),
    lines: fc.array(
      fc.oneof(fc.constantFrom('Main 1', 'ZZ', ''), fc.string({ unit: 'binary', maxLength: 140 })),
      {
        maxLength: 3,
      },
    ),
    city: texts(['Town', ...states.slice(0, 3)]),
    district: texts(['District']),
    state: texts(states),
    postalCode: texts([format.postalCode?.example ?? '', format.postalCode?.example ?? '', '10118', 'SW1A']),
    country: fc.oneof(
      { weight: 9, arbitrary: fc.constant(country.toUpperCase()) },
      fc.constantFrom('NO', undefined),
    ),
    phone: texts(['+49 30 123456']),
  });
};

test.each(countries)(
  'product 5.231: in %s, an address is one that the shop API accepts, or is asked for',
  (country) => {
    let mapped = 0;
    fc.assert(
      fc.property(contactIn(country), (contact) => {
        const result = walletAddress(contact, country);
        if ('address' in result) {
          mapped += 1;
          const sent = z.parse(addressSchema, { ...result.address, phone: result.phone });
          expect(sent.country).toBe(country);
          expect(addressProblem(sent)).toBeNull();
          expect(z.parse(addressSchema, sent)).toEqual(sent);
        } else {
          expect(z.safeParse(z.partial(addressSchema), result.partial).success).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
    expect(mapped).toBeGreaterThan(0);
  },
);

test.each(countries)('in %s, a place is one that a quote accepts', (country) => {
  fc.assert(
    fc.property(contactIn(country), (contact) => {
      const place = placeOf(contact, country);
      if (!place) {
        expect(contact.country?.toLowerCase()).not.toBe(country);
        return;
      }
      const { state, postalCode } = z.parse(placeSchema, place);
      const format = addressFormat(country);
      if (state !== undefined) expect(format.state?.options.map(({ code }) => code)).toContain(state);
      if (postalCode !== undefined && format.postalCode)
        expect(isPartOfPostalCode(country, format.postalCode, postalCode)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
