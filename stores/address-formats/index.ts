import { anywhere } from './anywhere.ts';
import { asia } from './asia.ts';
import { englishSpeaking } from './english-speaking.ts';
import { europe } from './europe.ts';
import { type AddressField, addressFieldNames, addressFields } from './fields.ts';
import { ownFormatOf } from './own-formats.ts';
import type { AddressFormat } from './types.ts';

export type { AddressField } from './fields.ts';
export type { AddressFormat, StateOption } from './types.ts';

/**
 * How addresses of a country differ from those anywhere. The checkout form is generated from this table and the shop API
 * validates with it, so the two always agree.
 */
const formats: Readonly<Record<string, Partial<AddressFormat>>> = { ...englishSpeaking, ...europe, ...asia };

/**
 * The address format of a country: what addresses have anywhere, with what the country has instead, and then the brand.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export function addressFormat(country: string): AddressFormat {
  const own = Object.hasOwn(formats, country) ? formats[country] : {};
  const format: AddressFormat = { ...anywhere, ...own, ...ownFormatOf(country) };
  const { fields, lines, native } = format;
  return {
    ...format,
    fields: withFieldsAnywhere(fields),
    lines: withLinesAnywhere(lines),
    ...(native && { native: { ...native, lines: withLinesAnywhere(native.lines) } }),
  };
}

/** The fields that a country lists, and those of every country, each where it belongs. */
function withFieldsAnywhere(own: readonly AddressField[]): readonly AddressField[] {
  const after = (place: string) => addressFieldNames.filter((field) => addressFields[field].after === place);
  // Everywhere, both names come first.
  const listed = own.flatMap((field, place) => [field, ...after(place === 1 ? 'fullName' : field)]);
  return [...new Set([...listed, ...after('all')])];
}

/** The same for the lines of a printed address. */
function withLinesAnywhere(own: readonly string[]): readonly string[] {
  const after = (line: string) =>
    addressFieldNames.filter((field) => {
      const { after: place, isPrinted } = addressFields[field];
      return isPrinted && place && line.includes(`{${place}}`);
    });
  return [...new Set(own.flatMap((line) => [line, ...after(line).map((field) => `{${field}}`)]))];
}
