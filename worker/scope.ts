import type { SiteFacts } from './site-facts.ts';

/**
 * The parts of a service worker's global scope that are used here (https://w3c.github.io/ServiceWorker/). TypeScript's
 * own declarations of them contradict those of a page.
 */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly registration: {
    /** Later versions; null for none. */
    readonly installing: object | null;
    readonly waiting: object | null;
    unregister(): Promise<boolean>;
  };
  readonly location: { readonly origin: string };
  /** Appended to the script by `gatsby/offline/write-worker.ts`. */
  readonly siteFacts: SiteFacts;
}

/** An event during which the browser keeps the worker running. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What the parts of Workbox 4 that are used here expect and offer. */
export interface Workbox {
  readonly strategies: Readonly<
    Record<'NetworkFirst' | 'CacheFirst', new (options: StrategyOptions) => Handler>
  >;
  readonly routing: {
    registerRoute(match: Match, handler: Handler['handle']): void;
  };
}

export type Match = (asked: { readonly url: URL; readonly request: Request }) => boolean;

export interface Handler {
  handle(asked: { readonly request: Request; readonly event?: Event }): Promise<Response>;
}

interface StrategyOptions {
  readonly cacheName: string;
  /** Only for `NetworkFirst`. */
  readonly networkTimeoutSeconds?: number;
  readonly plugins: readonly StrategyPlugin[];
}

/** Takes part in how a strategy stores an answer. */
export interface StrategyPlugin {
  readonly cacheKeyWillBeUsed?: (asked: { readonly request: Request }) => Promise<string>;
  /** Resolves to what is stored instead, or to null to store nothing. */
  readonly cacheWillUpdate: (answer: {
    readonly request: Request;
    readonly response: Response;
  }) => Promise<Response | null>;
  readonly cacheDidUpdate: () => Promise<void>;
}
