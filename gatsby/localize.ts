import { brand } from '../brands/build.ts';
import { englishWordsOf, englishWriter } from '../stores/english.ts';
import { localMeasures } from '../stores/measures/measures-in-text.ts';
import { measurementSystemOf } from '../stores/measures/format-measure.ts';
import type { Store } from '../stores/types.ts';

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

/** Look-alikes of a to z that do not occur in English texts, so that an unchanged text stands out. */
const lookAlikes = Array.from('àḃćḋèḟǵĥìĵḱĺḿńòṕɋŕśťùṽẃẋỳź');
const accented = new Map(
  lookAlikes.flatMap((lookAlike, index) => {
    const letter = String.fromCodePoint(97 + index);
    return [
      [letter, lookAlike],
      [letter.toUpperCase(), lookAlike.toUpperCase()],
    ];
  }),
);

/** How much longer texts are in other languages, as a share of the English text. */
const growth = 0.4;

/**
 * A text in a pseudo-language: accented and 40 % longer, with placeholders, Markdown links, anchors, and tags unchanged. The
 * result is enclosed in `⟦…⟧`, which makes truncated texts visible.
 */
export function pseudo(text: string): string {
  const changed = text
    .split(/(\{\{[^{}]*\}\}|\{#[^{}]*\}|\]\([^()]*\)|<[^<>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : Array.from(part, (character) => accented.get(character) ?? character).join(''),
    )
    .join('');
  const words = text.replace(/\{\{[^{}]*\}\}/g, '');
  const padding = 'ẋò '.repeat(Math.ceil((words.length * growth) / 3)).trimEnd();
  return words.trim() === '' ? text : `⟦${changed} ${padding}⟧`;
}
