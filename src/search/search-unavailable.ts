/**
 * The search service cannot answer now: not configured, out of reach, too slow, or its answer makes no sense.
 * The message is for developers; shoppers are told that search is not available just now.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
