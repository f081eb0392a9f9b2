import { brand } from '../brands/build.ts';
import { englishWordsOf, englishWriter } from '../stores/english.ts';
import { localMeasures } from '../stores/measures/measures-in-text.ts';
import { measurementSystemOf } from '../stores/measures/format-measure.ts';
import type { Store } from '../stores/types.ts';
import { pseudo } from './pseudo.ts';

/** Writes a text of a language as the shoppers of a storefront read it. */
export type Localize = (text: string, language: string) => string;

/** For a storefront: in its English, with its measures, and in the pseudo-language if that is built. */
export function localizerOf(store: Pick<Store, 'countries'>, pseudoTexts: boolean): Localize {
  const [{ code: country }] = store.countries;
  const inEnglish = englishWriter(englishWordsOf(country, brand.english));
  const system = measurementSystemOf(country);
  return (text, language) => {
    const worded = language === 'en' ? inEnglish(text) : text;
    const said = localMeasures(worded, { locale: language, system });
    return pseudoTexts ? pseudo(said) : said;
  };
}
