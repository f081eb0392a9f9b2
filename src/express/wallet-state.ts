import { addressFormat } from '../../stores/address-formats/index.ts';
import { normalizePostalCode } from '../../stores/address-formats/postal-code.ts';
import { statesOfPostalCode } from '../../stores/address-formats/postal-states.ts';
import { likelyState } from './likely-states.ts';

/** Only letters and digits of any script, so that `Tōkyō`, `TOKYO`, and `D.C.` compare like what is in the table. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What stands before or after the name of a state, in one spelling and not in another. */
const kinds =
  /^(?:provincia|cittametropolitana)(?:di|del|dell|della)?|(?:特別自治[市道]|특별자치[시도]|특별시|광역시|[都府県省市縣도시]|prefecture|province|county|city|todofuken)$/u;

/** As Japanese and Korean prefectures are called in Latin letters: `Tōkyō-to`, `OSAKA-FU`, `Seoul-si`. */
const romanKinds = /[-\s](?:to|fu|ken|do|si|shi)\s*$/iu;

const withoutKind = (text: string): string => plain(text.replace(romanKinds, '')).replace(kinds, '');

/**
 * The code of a state that a wallet names by its code, with or without the country's (`US-NY`), or by its name in any
 * language; undefined if none or several are meant, and in countries whose addresses have none.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function stateCodeOf(country: string, given: string): string | undefined {
  const options = addressFormat(country).state?.options ?? [];
  const code = plain(given.replace(new RegExp(`^\\s*${country}-`, 'i'), ''));
  if (code === '') return undefined;
  // A wallet may write the country where there is no state: in Hong Kong, where the codes are the shop's own.
  const byCode = code === country ? undefined : options.find((option) => plain(option.code) === code);
  if (byCode) return byCode.code;
  const namesOf = ({ names }: (typeof options)[number]): string[] => Object.values(names);
  const exact = options.filter((option) => namesOf(option).some((name) => plain(name) === code));
  const core = withoutKind(given);
  const similar = options.filter((option) => namesOf(option).some((name) => withoutKind(name) === core));
  const [found, ...others] = exact.length > 0 ? exact : core === '' ? [] : similar;
  return others.length === 0 ? found?.code : undefined;
}

/** The state in which a complete postal code lies, or probably does; undefined where that cannot be told. */
export function stateByPostalCode(country: string, postalCode: string): string | undefined {
  const format = addressFormat(country);
  const written = normalizePostalCode(format, postalCode);
  const [state = likelyState(country, written)] = statesOfPostalCode(country, written) ?? [];
  return format.state?.options.some(({ code }) => code === state) ? state : undefined;
}
