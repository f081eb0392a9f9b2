import { pictureAddress } from '../../worker/answer-rules.ts';
import type { KeptInAdvance } from '../../worker/site-facts.ts';

/** The part of `limits.pages` that pages nobody has visited may use; the rest is for those that have been. */
const maxBytes = 1_900_000;

/** Pictures per page, from its top. */
const picturesPerPage = 12;

/** A page that may be kept in advance. */
export interface Candidate {
  readonly path: string;
  /** Of its HTML and data, before compression. */
  readonly bytes: number;
  readonly html: string;
  /** The scripts and styles of its template. */
  readonly files: readonly string[];
}

/**
 * Chooses what browsers keep in advance: pages in the order given, as long as there is space, the files they need, and
 * one size of the pictures at the top of each.
 * @param sharedDataFile the address of what all of them share.
 */
export function keepInAdvance(
  candidates: readonly Candidate[],
  sharedDataFile: string,
): KeptInAdvance & { readonly bytes: number } {
  const chosen: Candidate[] = [];
  let bytes = 0;
  for (const candidate of candidates) {
    if (bytes + candidate.bytes > maxBytes) continue;
    chosen.push(candidate);
    bytes += candidate.bytes;
  }
  const files = chosen.flatMap((page) => page.files);
  const pictures = chosen.flatMap(({ html }) => picturesOf(html).slice(0, picturesPerPage));
  return {
    paths: chosen.map(({ path }) => path),
    files: [...new Set([sharedDataFile, ...files, ...oneOfEach(pictures)])],
    bytes,
  };
}

/** The pictures of a page, each in the size that a browser without `srcset` would show. */
export const picturesOf = (html: string): string[] =>
  Array.from(html.matchAll(/<img\b[^>]*? src="(\/[^"]+)"/g), ([, src = '']) => src.replaceAll('&amp;', '&'));

function oneOfEach(pictures: readonly string[]): string[] {
  const byAddress = Map.groupBy(pictures, (src) => pictureAddress(new URL(src, 'https://here.invalid')));
  return [...byAddress.values()].flatMap(([first]) => first ?? []);
}
