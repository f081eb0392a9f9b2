import { anywhere } from './anywhere.ts';
import { asia } from './asia.ts';
import { englishSpeaking } from './english-speaking.ts';
import { europe } from './europe.ts';
import { ownFormatOf } from './own-formats.ts';
import type { AddressFormat } from './types.ts';

export type { AddressField, AddressFormat, StateOption } from './types.ts';

/**
 * What a postal address needs in each country. The checkout form is generated from this table and the shop API
 * validates with it, so the two always agree.
 */
const formats: Readonly<Record<string, AddressFormat>> = { ...englishSpeaking, ...europe, ...asia };

/**
 * The address format of a country: its own, or what addresses have anywhere, with what the brand says instead.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export function addressFormat(country: string): AddressFormat {
  const format = (Object.hasOwn(formats, country) ? formats[country] : undefined) ?? anywhere;
  const own = ownFormatOf(country);
  return own ? { ...format, ...own } : format;
}
