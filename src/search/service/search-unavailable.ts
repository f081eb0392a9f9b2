/**
 * The search service cannot answer now: it is not configured, unreachable, or too slow, or its response is invalid. The
 * message is for developers; shoppers are told that search is unavailable right now.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
