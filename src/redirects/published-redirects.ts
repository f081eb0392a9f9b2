import type { SourceFilter } from '../../redirects/source-filter.ts';
import type { TrailingSlash } from '../../stores/types.ts';

/** What the not-found page is created with, to find out whether an address is an old or a short one. */
export interface PublishedRedirects {
  readonly filter: SourceFilter;
  /** Where the rules lie: `{folder}/{number}.json`. */
  readonly folder: string;
  /** How many pieces there are; `shardOf` says which one holds a source. */
  readonly shards: number;
  readonly trailingSlash: TrailingSlash;
}
