/** The tokens of an index, to find out what a word may have been meant to be. */
export interface Vocabulary {
  readonly has: (token: string) => boolean;
  /** Whether any token starts like this. */
  readonly hasPrefix: (start: string) => boolean;
  /** The tokens most like a word, if any are similar enough; the most frequent ones first. */
  readonly closest: (word: string) => readonly string[];
  /** The word as parts that are tokens themselves ("highchair" as "high" and "chair"), or null. */
  readonly split: (word: string, stem: (part: string) => string) => readonly string[] | null;
  /** The longest beginning and the longest end of a compound that are tokens. */
  readonly parts: (word: string, stem: (part: string) => string) => readonly string[];
}

const maxClosest = 3;
const minPart = 3;
/** Without the rest of the word, a shorter part would often be found by chance. */
const minLonePart = 4;

/** @param frequencies of every token, in records */
export function createVocabulary(frequencies: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...frequencies.keys()].toSorted();
  const hasPrefix = (start: string): boolean => sorted[lowerBound(sorted, start)]?.startsWith(start) ?? false;

  function closest(word: string): readonly string[] {
    const most = toleranceOf(word);
    if (most === 0) return [];
    let best = most;
    let found: string[] = [];
    for (const token of sorted) {
      if (Math.abs(token.length - word.length) > best || token.length < minPart) continue;
      // Few people mistype the first letter and another one.
      if (best > 1 && token[0] !== word[0] && token[1] !== word[0]) continue;
      const distance = distanceBetween(word, token, best);
      if (distance > best) continue;
      if (distance < best) found = [];
      best = distance;
      found.push(token);
    }
    return found
      .toSorted((a, b) => (frequencies.get(b) ?? 0) - (frequencies.get(a) ?? 0))
      .slice(0, maxClosest);
  }

  function split(word: string, stem: (part: string) => string, most = 3): readonly string[] | null {
    for (let end = word.length - minPart; end >= minPart; end -= 1) {
      const head = headOf(word.slice(0, end), stem);
      if (head === null) continue;
      const rest = word.slice(end);
      const last = stem(rest);
      if (frequencies.has(last)) return [head, last];
      const tail = most > 2 ? split(rest, stem, most - 1) : null;
      if (tail) return [head, ...tail];
    }
    return null;
  }

  /** The first part of a compound, perhaps with the letters that link it to the next one. */
  function headOf(part: string, stem: (part: string) => string): string | null {
    const candidates = [part, part.replace(/(?:en|es|er|s|n|e)$/, '')].filter(
      ({ length }) => length >= minPart,
    );
    return candidates.map(stem).find((token) => frequencies.has(token)) ?? null;
  }

  function parts(word: string, stem: (part: string) => string): readonly string[] {
    const lengths = Array.from(
      { length: Math.max(0, word.length - minLonePart) },
      (_, shorter) => word.length - 1 - shorter,
    );
    const longest = (part: (length: number) => string | null) =>
      lengths.map(part).find((token) => token !== null) ?? [];
    return [
      longest((length) => headOf(word.slice(0, length), stem)),
      longest((length) => known(stem(word.slice(-length)))),
    ].flat();
  }

  const known = (token: string): string | null => (frequencies.has(token) ? token : null);

  return { has: (token) => frequencies.has(token), hasPrefix, closest, split, parts };
}

/** How many mistakes a word may have. Numbers are exact. */
function toleranceOf(word: string): number {
  if (/\d/.test(word) || word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The number of letters to insert, delete, replace, or swap with their neighbor (optimal string alignment); more than
 * `most` if there are too many.
 */
export function distanceBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
