/**
 * Light stemming: what is left of a word without the endings that inflection adds. It does not have to be a word; all it
 * has to be is the same for all forms. Words are lower-case and without accents.
 */
type Stemmer = (word: string) => string;

/** Replaces the first ending that fits, provided that enough of the word is left. */
const withoutEnding =
  (endings: readonly string[], minimum: number): Stemmer =>
  (word) => {
    const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minimum);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };

const undoubled: Stemmer = (word) => word.replace(/([bcdfgkmnprtv])\1$/, '$1');

function english(word: string): string {
  if (word.length < 4) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<![sui])s$/, '');
  const base = singular.replace(/(?<=[aeiouy].*[^aeiou])(?:ing|ed)$/, '');
  const plain = base === singular ? singular : undoubled(base);
  return plain.replace(/(?<=.{3})e$/, '').replace(/(?<=.[^aeiou])y$/, 'i');
}

/** The endings of the Snowball stemmer, the longest first. */
const swedishEndings = [
  'heterna', 'hetens', 'ornas', 'ernas', 'arnas', 'andet', 'andes', 'arens', 'heten', 'heter', 'anden',
  'arna', 'erna', 'orna', 'ande', 'arne', 'aste', 'aren', 'ades', 'erns', 'ade', 'are', 'ern', 'ens', 'het',
  'ast', 'ad', 'en', 'ar', 'er', 'or', 'as', 'es', 'at', 'et', 'an', 'a', 'e',
]; // prettier-ignore
function swedish(word: string): string {
  const base = withoutEnding(
    swedishEndings,
    3,
  )(word.length > 4 ? word.replace(/(?<=[^aeiouys])s$/, '') : word);
  const single = base.replace(/(?<=.{2})(?:nn|tt|dd|gt|kt|dt)$/, (pair) => pair.slice(0, 1));
  // The neuter of adjectives.
  return single.replace(/(?<=.{2}[lmnrv])t$/, '');
}

const german: Stemmer = (word) =>
  withoutEnding(
    ['est', 'en', 'er'],
    4,
  )(
    withoutEnding(
      ['ern', 'em', 'er', 'en', 'es', 'e'],
      3,
    )(word.length > 4 ? word.replace(/(?<=[bdfghklmnrt])s$/, '') : word),
  );

const french: Stemmer = (word) => {
  const singular = word
    .replace(/eaux$/, 'eau')
    .replace(/(?<=.{3})aux$/, 'al')
    .replace(/(?<=.{2}[^aiuos])s$/, '');
  return undoubled(singular.replace(/(?<=.{3})e$/, ''));
};

/** "mantita" is "manta", and "barquito" is "barco". */
const spanish: Stemmer = (word) => {
  const singular = withoutEnding(['es', 's'], 3)(word);
  const plain = singular
    .replace(/(?<=.{2})quit(?=[ao]$)/, 'c')
    .replace(/(?<=.{2}[^aeiou])(?<!h)it(?=[ao]$)/, '')
    .replace(/c$/, 'z');
  return withoutEnding(['a', 'o', 'e'], 3)(plain);
};

/** Shoppers write many things for babies as small ones: "lenzuolino", "culletta". */
const italian: Stemmer = (word) =>
  withoutEnding(['in', 'ett', 'ell'], 3)(withoutEnding(['hi', 'he', 'a', 'e', 'i', 'o'], 3)(word));

/** "stoeltje" and "slabbetje", but not "matje" or "kantje", which are "mat" and "kant" and "je". */
const dutch: Stemmer = (word) => {
  const large = word.replace(/^(.{2,}(?:[lrw]|(?:aa|e|ee|ei|ij|oe|oo|ui)n|([bdgklmnprst])\2))e?tjes?$/, '$1');
  return undoubled(withoutEnding(['eren', 'jes', 'je', 'en', 's', 'e'], 3)(large));
};

const stemmers: Readonly<Record<string, Stemmer>> = {
  en: english,
  sv: swedish,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
};

/** The stemmer of a language (BCP 47); in others, words are left as they are. */
export const stemmerOf = (language: string): Stemmer => stemmers[language] ?? ((word) => word);
