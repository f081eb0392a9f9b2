/** Products per page of a list: it fills rows of two, three, and four. */
export const listPageSize = 24;

/** The longest list that is in one page, which can be sorted without the search service. */
const longestWhole = 96;

/** On how many pages a category's list of so many products is; at least one. */
export const listPageCount = (products: number): number =>
  products <= longestWhole ? 1 : Math.ceil(products / listPageSize);

/** The pages that a page of a list links to: the first and last one, and those next to it and itself. */
export const linkedPages = (number: number, count: number): number[] =>
  [...new Set([1, number - 1, number, number + 1, count])].filter((page) => page >= 1 && page <= count);
