/** There is a next page when the total found exceeds the offset plus the number returned. */
export function hasNextPage(page: {
  readonly total: number;
  readonly offset: number;
  readonly count: number;
}): boolean {
  return page.total > page.offset + page.count;
}
