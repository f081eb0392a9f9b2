import * as z from 'zod/mini';
import type { LookUpPostalCode } from '../../../brands/types.ts';
import { cleanNumber } from '../../../stores/typed-text.ts';
import { getJson } from '../../recovery/get-json.ts';

/** Where builds write the postal codes of Japan: a file for each of the three digits that they begin with. */
export const japanFolder = '/texts/postal-codes/jp';
export const japanFile = (firstThree: string): string => `${japanFolder}/${firstThree}.json`;

/**
 * By the last four digits of a postal code, its places in Japanese: the prefecture's code (`jpPrefectures`), the city or ward, and
 * the town in it, which may be empty.
 */
export const japanSchema = z.record(
  z.string(),
  z.array(z.tuple([z.string().check(z.regex(/^\d\d$/)), z.string(), z.string()])),
);
export type PostalCodesOfJapan = z.infer<typeof japanSchema>;

/** What this document has read or is reading, by the first three digits. */
const files = new Map<string, Promise<PostalCodesOfJapan>>();

function fileOf(firstThree: string): Promise<PostalCodesOfJapan> {
  const known = files.get(firstThree);
  if (known) return known;
  const file = getJson(japanFile(firstThree)).then((content) => japanSchema.parse(content));
  files.set(firstThree, file);
  // The next digit is the next try.
  file.catch(() => files.delete(firstThree));
  return file;
}

/** Fetches the file of a postal code as soon as its first three digits are typed, so that it is there after the seventh. */
export function fetchEarly(typed: string): void {
  const [, firstThree] = /^(?:〒 ?)?(\d{3})/.exec(cleanNumber(typed)) ?? [];
  if (firstThree !== undefined) void fileOf(firstThree).catch(() => undefined);
}

/** Only Japanese pages get the names of places: they have no official spelling in other letters. */
export const lookUpInJapan: LookUpPostalCode = async (postalCode, language) => {
  const [firstThree = '', lastFour = ''] = postalCode.split('-');
  const places = (await fileOf(firstThree))[lastFour] ?? [];
  if (language === 'ja') return places.map(([state, city, streetName]) => ({ state, city, streetName }));
  return [...new Set(places.map(([state]) => state))].map((state) => ({ state }));
};
