/** Other words for the same thing: whoever types the first is shown the others too. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  crib: ['cot', 'cradle'],
  cot: ['crib'],
  bassinet: ['cradle'],
  sling: ['carrier'],
  rocker: ['bouncer'],
  seat: ['chair'],
  crockery: ['plate', 'cup'],
  cutlery: ['spoon', 'fork'],
  gray: ['grey'],
  red: ['terracotta'],
  beige: ['sand', 'cream', 'khaki'],
  pink: ['rose'],
  present: ['gift'],
  loo: ['toilet', 'potty'],
  towels: ['towel'],
  hamper: ['kit'],
};

/** A word as the index keeps it: lower case, without accents, singular. */
export function indexWord(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
  return plain.length > 3 ? plain.replace(/(?<!s)s$/, '') : plain;
}

/** The words of a text, as typed. */
export const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The word and what else it may mean, in index form. */
export function meaningsOf(word: string): readonly string[] {
  const key = indexWord(word);
  return [key, ...(synonyms[key] ?? [])];
}
