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
  diaper: 'nappy',
  diapers: 'nappies',
  pacifier: 'dummy',
  'parking lot': 'car park',
  stroller: 'pushchair',
  strollers: 'pushchairs',
  supercozy: 'supercosy',
  vacation: 'holiday',
  zipper: 'zip',
  zippers: 'zips',
};

const postcode: Words = { 'ZIP code': 'postcode' };

type Words = Readonly<Record<string, string>>;

/** By country, ISO 3166-1 alpha-2, lower case. */
const ownWords: Readonly<Partial<Record<string, Words>>> = {
  us: {},
  ca: spelling,
  gb: { ...spelling, ...vocabulary, ...postcode },
  au: { ...spelling, ...vocabulary, ...postcode, stroller: 'pram', strollers: 'prams' },
};
const elsewhere: Words = { ...spelling, ...vocabulary };

/** The words that English texts are written with in a country instead of American ones. */
export const englishWordsOf = (country: string): Words => ownWords[country] ?? elsewhere;

/** What is no text: placeholders, targets of links, tags. */
const notText = /(\{\{[^{}]*\}\}|\]\([^()]*\)|<[^<>]*>)/;

/** An American English text as it is written in a country; placeholders and addresses remain. */
export function englishText(text: string, country: string): string {
  const words = englishWordsOf(country);
  const pattern = patternOf(words);
  if (!pattern) return text;
  return text
    .split(notText)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(pattern, (found) => likeIn(found, words[keyOf(found, words)] ?? found)),
    )
    .join('');
}

const patterns = new WeakMap<Words, RegExp>();

function patternOf(words: Words): RegExp | null {
  const known = patterns.get(words);
  if (known) return known;
  const longestFirst = Object.keys(words).toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return null;
  const pattern = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'gi');
  patterns.set(words, pattern);
  return pattern;
}

const keyOf = (found: string, words: Words): string =>
  found in words || found.startsWith('ZIP') ? found : found.toLowerCase();

/** A word with a capital if it replaces one that begins its sentence; `ZIP` has its own. */
function likeIn(found: string, word: string): string {
  const [first = ''] = found;
  const isCapital = first !== first.toLowerCase() && !found.startsWith('ZIP');
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
