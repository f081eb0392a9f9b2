/**
 * English texts are written as in the United States; these are the words of the other countries. A word that is part of
 * a product's name or of a color is not among them, because names come from the catalogue, also in carts and e-mails.
 */
const spelling: Words = {
  aluminum: 'aluminium',
  canceled: 'cancelled',
  canceling: 'cancelling',
  center: 'centre',
  color: 'colour',
  colors: 'colours',
  colorful: 'colourful',
  favorite: 'favourite',
  favorites: 'favourites',
  fiber: 'fibre',
  fulfill: 'fulfil',
  honor: 'honour',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  traveled: 'travelled',
  traveling: 'travelling',
  'ZIP code': 'postal code',
};

const vocabulary: Words = {
  'business day': 'working day',
  'business days': 'working days',
  couch: 'sofa',
  cozy: 'cosy',
  'parking lot': 'car park',
  vacation: 'holiday',
  zipper: 'zip',
  zippers: 'zips',
};

const postcode: Words = { 'ZIP code': 'postcode' };

/** Words by American word. */
type Words = Readonly<Record<string, string>>;

/** A brand's own words, in addition to those that every shop needs. */
export interface BrandWords {
  /** Where American words are foreign: everywhere but in the United States and Canada. */
  readonly british: Words;
  /** By country, ISO 3166-1 alpha-2, lower case: those that differ from these. */
  readonly countries: Readonly<Partial<Record<string, Words>>>;
}

/** By country, ISO 3166-1 alpha-2, lower case. */
const knownWords: Readonly<Partial<Record<string, Words>>> = {
  us: {},
  ca: spelling,
  gb: { ...spelling, ...vocabulary, ...postcode },
  au: { ...spelling, ...vocabulary, ...postcode },
};
const elsewhere: Words = { ...spelling, ...vocabulary };

/** The words that English texts are written with in a country instead of American ones. */
export const englishWordsOf = (country: string, { british, countries }: BrandWords): Words => ({
  ...(knownWords[country] ?? elsewhere),
  ...(country === 'us' || country === 'ca' ? {} : british),
  ...countries[country],
});

/** What is no text: placeholders, targets of links, tags. */
const notText = /(\{\{[^{}]*\}\}|\]\([^()]*\)|<[^<>]*>)/;

/** Writes American English texts with other words; placeholders and addresses remain. */
export function englishWriter(words: Words): (text: string) => string {
  const longestFirst = Object.keys(words).toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return (text) => text;
  const pattern = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'gi');
  const written = (found: string) => likeIn(found, words[keyOf(found, words)] ?? found);
  return (text) =>
    text
      .split(notText)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, written)))
      .join('');
}

const keyOf = (found: string, words: Words): string =>
  found in words || found.startsWith('ZIP') ? found : found.toLowerCase();

/** A word with a capital if it replaces one that begins its sentence; `ZIP` has its own. */
function likeIn(found: string, word: string): string {
  const [first = ''] = found;
  const isCapital = first !== first.toLowerCase() && !found.startsWith('ZIP');
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
