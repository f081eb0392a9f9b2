import { nameAndStreet, upToStreet } from './anywhere.ts';
import { cnProvinces, hkRegions, jpPrefectures, krProvinces, twCounties } from './states.ts';
import type { AddressFormat } from './types.ts';

const common = {
  /** From large to small, the order used in these countries. */
  fields: ['lastName', 'firstName', 'postalCode', 'state', 'city', 'streetName'],
  lines: [...nameAndStreet, '{city}, {state} {postalCode}'],
} as const satisfies Partial<AddressFormat>;

/** East Asia. Addresses in Latin letters are written from small to large, as the postal services ask of foreigners. */
export const asia: Readonly<Record<string, Partial<AddressFormat>>> = {
  jp: {
    ...common,
    postalCode: {
      label: 'postalCode',
      pattern: /^(?:〒 ?)?(\d{3})-?(\d{4})$/,
      written: '$1-$2',
      example: '100-0001',
    },
    city: 'cityOrWard',
    state: { label: 'prefecture', printed: 'name', options: jpPrefectures },
    native: {
      language: 'ja',
      lines: ['〒{postalCode}', '{state}{city}{streetName}', '{fullName}'],
    },
  },
  kr: {
    ...common,
    postalCode: { label: 'postalCode', pattern: /^[0-6]\d{4}$/, written: '$&', example: '04524' },
    city: 'district',
    state: { label: 'province', printed: 'name', options: krProvinces },
    native: {
      language: 'ko',
      lines: ['{state} {city}', '{streetName}', '{fullName}', '{postalCode}'],
    },
  },
  cn: {
    ...common,
    postalCode: { label: 'postalCode', pattern: /^\d{6}$/, written: '$&', example: '100006' },
    state: { label: 'province', printed: 'name', options: cnProvinces },
    lines: [...nameAndStreet, '{city}', '{state}, {postalCode}'],
    native: {
      language: 'zh-Hant',
      lines: ['{postalCode}', '{state}{city}', '{streetName}', '{fullName}'],
    },
  },
  tw: {
    ...common,
    // Three digits identify the district; two or three more are accepted but not required.
    postalCode: {
      label: 'postalCode',
      pattern: /^(\d{3})(?:-?(\d{2,3}))?$/,
      written: '$1$2',
      example: '100',
    },
    city: 'district',
    state: { label: 'cityOrCounty', printed: 'name', options: twCounties },
    native: {
      language: 'zh-Hant',
      lines: ['{postalCode}', '{state}{city}', '{streetName}', '{fullName}'],
    },
  },
  hk: {
    ...common,
    fields: [...upToStreet, 'city', 'state'],
    city: 'district',
    state: { label: 'region', printed: 'name', options: hkRegions },
    lines: [...nameAndStreet, '{city}', '{state}'],
    native: {
      language: 'zh-Hant',
      lines: ['{state}{city}', '{streetName}', '{fullName}'],
    },
  },
};
