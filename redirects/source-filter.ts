/**
 * A small set of all sources that may be wrong in one direction: it knows every source, and takes about one other name
 * in a hundred for one (a Bloom filter with ten bits per source, https://doi.org/10.1145/362686.362692). The not-found
 * page carries it, so that only an address that is likely to lead somewhere asks for the rules.
 */
export interface SourceFilter {
  /** The bits, eight to a byte, as base64. */
  readonly bits: string;
  /** How many bits stand for one source. */
  readonly hashes: number;
}

const bitsPerName = 10;
/** The number that makes a filter of ten bits per name err least: 10 × ln 2. */
const hashes = 7;

/** Makes the filter of sources by name: a path key, with `/*` after it for a source that ends so. */
export function makeSourceFilter(names: readonly string[]): SourceFilter {
  const bytes = new Uint8Array(Math.max(1, Math.ceil((names.length * bitsPerName) / 8)));
  for (const name of names) {
    for (const position of bitPositions(name, hashes, bytes.length * 8))
      bytes[position >> 3] = (bytes[position >> 3] ?? 0) | (1 << (position & 7));
  }
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { bits: btoa(binary), hashes };
}

/**
 * The names of all sources that could be about a path, by its key; those of them that may exist, never one too few.
 *
 * Self-contained, as is `bitPositions`: the not-found page carries the source text of both.
 */
export function likelySources(
  { bits, hashes }: SourceFilter,
  key: string | null,
  positionsOf: typeof bitPositions,
): string[] {
  if (key === null) return [];
  const bytes = atob(bits);
  const names = [key];
  for (let end = key.length; end > 0; end = key.lastIndexOf('/', end - 1))
    names.push(`${key.slice(0, end)}/*`);
  return names.filter((name) =>
    positionsOf(name, hashes, bytes.length * 8).every(
      (position) => ((bytes.charCodeAt(position >> 3) >> (position & 7)) & 1) === 1,
    ),
  );
}

/** Where the bits of a name stand: two 32-bit hashes (FNV-1a, mixed), combined as Kirsch and Mitzenmacher describe. */
export function bitPositions(name: string, count: number, size: number): number[] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  const mix = (value: number) => {
    const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
    return (twice ^ (twice >>> 16)) >>> 0;
  };
  const first = mix(hash);
  const second = mix(hash ^ 0x9e3779b9) | 1;
  return Array.from({ length: count }, (_, index) => ((first + index * second) >>> 0) % size);
}
