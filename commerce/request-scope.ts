import { AsyncLocalStorage } from 'node:async_hooks';

/** What all calls that serve one request share. */
export interface RequestScope {
  /** Ends every call once the request has taken too long. */
  readonly signal: AbortSignal;
  /** Ties together what browser, shop API, commercetools, and Adyen log about the request. */
  readonly correlationId: string;
}

/** The scope of the request that is being handled; empty outside of requests, e.g. in a build. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

/**
 * What a call to another service adds to its options.
 * @param timeout of this call alone, in milliseconds; the request's own deadline may end it sooner.
 */
export function callOptions(timeout: number): {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
} {
  const scope = requestScope.getStore();
  const own = AbortSignal.timeout(timeout);
  return scope
    ? {
        signal: AbortSignal.any([own, scope.signal]),
        headers: { 'X-Correlation-ID': scope.correlationId },
      }
    : { signal: own, headers: {} };
}
