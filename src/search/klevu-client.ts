import {
  KlevuConfig,
  KlevuFetch,
  type KlevuFetchFunctionReturnValue,
  type KlevuResponseObject,
} from '@klevu/core';
import { listIn, objectIn } from './json-fields.ts';
import type { KlevuIndex } from './klevu-index.ts';
import { createTransport, type KlevuCall } from './klevu-transport.ts';
import { SearchUnavailable } from './search-unavailable.ts';

type KlevuOptions = ConstructorParameters<typeof KlevuConfig>[0];

/** The query objects of a call are the only thing of ours that the SDK passes on to the transport. */
const calls = new WeakMap<object, KlevuCall>();

const transport = createTransport((body) => {
  const queries = listIn(objectIn(body)?.['recordQueries']) as readonly object[];
  const call = queries.map((query) => calls.get(query)).find((known) => known !== undefined);
  return call ?? { signal: new AbortController().signal, failure: null };
});

/*
 * Not with the SDK's `init`, which would start a session and send what is pending. Every call names its own index, so
 * this one is never asked: two calls to different indexes could otherwise change it for one another.
 */
KlevuConfig.default = new KlevuConfig({
  apiKey: '',
  url: '',
  // The type in the SDK is all of axios, but it only calls `create`, `get`, and `post`.
  axios: { create: () => transport } as unknown as NonNullable<KlevuOptions['axios']>,
});

/**
 * Sends queries in one request and reads the answer.
 * @throws SearchUnavailable if there is no answer that can be read; the signal's reason once aborted
 */
export async function ask<Value>(
  index: KlevuIndex,
  signal: AbortSignal,
  queries: readonly KlevuFetchFunctionReturnValue[],
  read: (response: KlevuResponseObject) => Value,
): Promise<Value> {
  signal.throwIfAborted();
  const call: KlevuCall = { signal, failure: null };
  for (const query of queries.flatMap((each) => each.queries ?? [])) calls.set(query, call);
  const configOverride = new KlevuConfig({ apiKey: index.apiKey, url: index.endpoints.search });
  try {
    const response = await KlevuFetch(...queries.map((query) => ({ ...query, configOverride })));
    signal.throwIfAborted();
    return read(response);
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof Error ? error.message : 'The search library failed';
    throw new SearchUnavailable(message, { cause: call.failure ?? error });
  }
}
