import type { Store } from '../../stores/types.ts';
import type { PageFacts } from './html.ts';

/** Fetches an address without following redirects. `bytes` is the answer as it came. */
export type Get = (
  url: string,
) => Promise<{ readonly status: number; readonly text: string; readonly bytes?: Uint8Array }>;

/** A listed page. */
export interface SeenPage {
  readonly store: Store;
  readonly facts: PageFacts;
}
