/** Where the build writes what is known of products by their keys. */
export const productPartsFolder = '/texts/products';

/** How many products a file has, about: four that are compared need no more than four small files. */
const productsInPart = 50;

/** Into how many files so many products are divided: a power of two, so that it seldom changes. */
export const partsFor = (products: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(products / productsInPart)));

/**
 * The address of one of so many files, numbered from 0. It says how many there are, so that a page of an older build finds
 * the right file or none.
 */
export const productPartPath = (language: string, part: number, parts: number): string =>
  `${productPartsFolder}/${language}/${parts}/${part}.json`;

/** The number of the file that a product is in: the same in the build and in browsers. */
export function partOf(key: string, parts: number): number {
  let hash = 0;
  for (let place = 0; place < key.length; place++) hash = (Math.imul(hash, 31) + key.charCodeAt(place)) >>> 0;
  return hash % parts;
}
