import { countryName } from '../country-name.ts';
import { addressFieldNames, addressFields, eachField, type PostalAddress } from './fields.ts';
import { addressFormat } from './index.ts';
import { normalizePostalCode } from './postal-code.ts';
import type { AddressFormat, StateOption } from './types.ts';

const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const onlyEastAsian = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー・\s]+$/u;

/**
 * An address as printed on a package, without the country.
 * @param language the language of the state's name, if it is printed; in an address in the country's own script, the
 * name is in that script.
 */
export function addressLines(address: PostalAddress, language: string): string[] {
  const format = addressFormat(address.country);
  const native = eastAsian.test(address.streetName + address.city) ? format.native : undefined;
  const values: Readonly<Record<string, string>> = {
    ...eachField((field) => address[field]?.trim() ?? ''),
    fullName: fullName(address),
    postalCode: normalizePostalCode(format, address.postalCode),
    state: writtenState(address, format, native?.language ?? language),
  };
  const lines = native?.lines ?? format.lines;
  return lines.map((line) => filled(line, values)).filter((line) => line !== '');
}

/** The same with its country, and what is to be read below it, e.g. by the driver. */
export function addressWithCountry(address: PostalAddress, language: string): string[] {
  const below = addressFieldNames.filter(
    (field) => addressFields[field].isPrinted && addressFields[field].after === 'all',
  );
  return [
    ...addressLines(address, language),
    countryName(address.country, language),
    ...below.flatMap((field) => address[field]?.trim() || []),
  ];
}

/** A name in the order customary in the country of the address: `Ada Berg`, `Kovács Anna`, `山田太郎`. */
export function fullName(address: NameParts): string {
  const parts = [address.firstName.trim(), address.lastName.trim()];
  if (isFamilyNameFirst(address)) parts.reverse();
  return parts.filter((part) => part !== '').join(isInNativeScript(address) ? '' : ' ');
}

/** How to greet the person: by first name, or by full name where the family name comes first. */
export function greetingName(address: NameParts): string {
  return isFamilyNameFirst(address) ? fullName(address) : address.firstName.trim();
}

export function stateName({ names }: StateOption, language: string): string {
  return names[language] ?? names.en;
}

type NameParts = Pick<PostalAddress, 'firstName' | 'lastName' | 'country'>;

/** A Chinese name keeps its own order even where, as in Hong Kong, English names start with the first name. */
function isFamilyNameFirst(address: NameParts): boolean {
  const fields = addressFormat(address.country).fields;
  return fields.indexOf('lastName') < fields.indexOf('firstName') || isInNativeScript(address);
}

function isInNativeScript({ firstName, lastName, country }: NameParts): boolean {
  return addressFormat(country).native !== undefined && [firstName, lastName].every(isOnlyEastAsian);
}

const isOnlyEastAsian = (text: string) => onlyEastAsian.test(text);

/** Empty if the town is its own state, as in `Madrid (Madrid)`: the postal service writes it once. */
function writtenState({ state = '', city }: PostalAddress, format: AddressFormat, language: string): string {
  const option = format.state?.options.find(({ code }) => code === state);
  if (!option || format.state?.printed === 'code') return state.trim();
  const name = stateName(option, language);
  return name.toLowerCase() === city.trim().toLowerCase() ? '' : name;
}

/** A line with its fields filled in; empty if all of them are, and without the separators between empty fields. */
function filled(line: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (field: string) => values[field] ?? '';
  const fields = [...line.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  if (fields.every((field) => valueOf(field) === '')) return '';
  return line
    .replace(/\{(\w+)\}/g, (_, field: string) => valueOf(field))
    .replace(/\(\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '');
}
