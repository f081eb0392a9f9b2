import { KlevuConfig } from '@klevu/core';

type Options = ConstructorParameters<typeof KlevuConfig>[0];

/** What one request of the SDK got. */
interface Exchange {
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Lets the SDK talk to the stand-in alone: all of its requests go through one seam, which sends those
 * to hosts that no configuration changes to the stand-in as well.
 * @param url of the stand-in, with the path where it is mounted
 * @param withSession without a session, the SDK cannot use the recommendations of the console
 * @returns what waits until the SDK has sent everything, and hands out what it got
 */
export function connectSdk(url: string, apiKey: string, { withSession = false } = {}) {
  const requests: Promise<Exchange>[] = [];
  const servedInstead: Readonly<Record<string, string>> = {
    'https://js.klevu.com': url,
    'https://nlp-services.ksearchnet.com': url,
    // The SDK always uses HTTPS for the searches of recommendations.
    'https://sandbox.test': new URL(url).origin,
  };
  const servedUrl = (wanted: string) => {
    const { origin } = new URL(wanted);
    return wanted.replace(origin, servedInstead[origin] ?? origin);
  };
  const send = async (wanted: string, options: RequestInit) => {
    const exchange = (async () => {
      const address = servedUrl(wanted);
      const response = await fetch(address, options);
      const text = await response.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      return { path: new URL(address).pathname, status: response.status, body };
    })();
    requests.push(exchange);
    return { data: (await exchange).body };
  };
  const axios = {
    create: () => axios,
    get: (wanted: string) => send(wanted, {}),
    post: (wanted: string, data: unknown, { headers }: { headers?: HeadersInit } = {}) =>
      send(wanted, {
        method: 'POST',
        body: data instanceof FormData ? data : JSON.stringify(data),
        ...(headers && { headers }),
      }),
  };
  const options: Options = {
    apiKey,
    url: `${url}/cs/v2/search`,
    eventsApiV1Url: `${url}/analytics/`,
    eventsApiV2Url: `${url}/analytics/collect`,
    recommendationsApiUrl: `${url}/recommendations/`,
    visitorServiceUrl: `${url}/visitor/public/1.0`,
    axios: axios as unknown as NonNullable<Options['axios']>,
  };
  if (withSession) KlevuConfig.init(options);
  else KlevuConfig.default = new KlevuConfig(options);
  return { settled: () => Promise.all(requests) };
}
