import { anywhere, nameAndStreet, upToStreet } from './anywhere.ts';
import { esProvinces, itProvinces } from './states.ts';
import type { AddressFormat, PostalCodeFormat } from './types.ts';

const fieldsWithState = [...anywhere.fields, 'state'] as const;

/**
 * A postal code, with or without the country letters used in mail from abroad: `SE-111 22`, `D-10115`.
 * @param code the code itself, with its parts in groups.
 * @param written joins the groups the way the postal service does.
 */
function postalCode(letters: string, code: RegExp, example: string, written = '$1'): PostalCodeFormat {
  const pattern = new RegExp(`^(?:(?:${letters})[- ]?)?${code.source}$`, 'i');
  return { label: 'postalCode', pattern, written, example };
}

/** The format in most of the continent: the postal code before the town, no state. */
const european = (
  code: PostalCodeFormat,
  differences: Partial<AddressFormat> = {},
): Partial<AddressFormat> => ({
  postalCode: code,
  street: 'street',
  ...differences,
});

export const europe: Readonly<Record<string, Partial<AddressFormat>>> = {
  at: european(postalCode('A|AT', /([1-9]\d{3})/, '1010')),
  be: european(postalCode('B|BE', /([1-9]\d{3})/, '1000')),
  cy: european(postalCode('CY', /(\d{4})/, '1010')),
  cz: european(postalCode('CZ', /([1-7]\d{2}) ?(\d{2})/, '110 00', '$1 $2')),
  de: european(postalCode('D|DE', /(\d{5})/, '10115')),
  dk: european(postalCode('DK', /(\d{4})/, '1050')),
  ee: european(postalCode('EE', /(\d{5})/, '10111')),
  es: european(postalCode('E|ES', /((?:0[1-9]|[1-4]\d|5[0-2])\d{3})/, '28013'), {
    fields: fieldsWithState,
    state: { label: 'province', printed: 'name', options: esProvinces },
    lines: [...nameAndStreet, '{postalCode} {city} ({state})'],
  }),
  fi: european(postalCode('FI', /(\d{5})/, '00100')),
  fr: european(postalCode('F|FR', /(\d{2}) ?(\d{3})/, '75001', '$1$2')),
  gr: european(postalCode('GR', /([1-8]\d{2}) ?(\d{2})/, '105 57', '$1 $2')),
  hr: european(postalCode('HR', /([1-5]\d{4})/, '10000')),
  hu: european(postalCode('H|HU', /([1-9]\d{3})/, '1051'), {
    fields: ['lastName', 'firstName', 'postalCode', 'city', 'streetName'],
    lines: ['{fullName}', '{city}', '{streetName}', '{postalCode}'],
  }),
  it: european(postalCode('I|IT', /(\d{5})/, '00187'), {
    fields: fieldsWithState,
    state: { label: 'province', printed: 'code', options: itProvinces },
    lines: [...nameAndStreet, '{postalCode} {city} {state}'],
  }),
  // In Lithuania and Latvia, the letters are used within the country too.
  lt: european(postalCode('LT', /(\d{5})/, 'LT-01103', 'LT-$1')),
  lu: european(postalCode('L|LU', /(\d{4})/, '1009')),
  lv: european(postalCode('LV', /(\d{4})/, 'LV-1010', 'LV-$1'), {
    fields: [...upToStreet, 'city', 'postalCode'],
    lines: [...nameAndStreet, '{city}, {postalCode}'],
  }),
  // The postal service does not issue SA, SD, and SS.
  nl: european({
    ...postalCode('NL', /([1-9]\d{3}) ?([A-RT-Z][A-Z]|S[BCE-RT-Z])/, '1012 AB', '$1 $2'),
    label: 'postcode',
  }),
  pl: european(postalCode('PL', /(\d{2})-?(\d{3})/, '00-950', '$1-$2')),
  pt: european(postalCode('P|PT', /([1-9]\d{3})[- ]?(\d{3})/, '1100-148', '$1-$2')),
  se: european(postalCode('S|SE', /(\d{3}) ?(\d{2})/, '111 22', '$1 $2')),
  si: european(postalCode('SI', /([1-9]\d{3})/, '1000')),
  sk: european(postalCode('SK', /([089]\d{2}) ?(\d{2})/, '811 01', '$1 $2')),
};
