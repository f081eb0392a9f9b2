import { lookup } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';

/** What Adyen grants a receiver, in milliseconds. */
const answerTimeout = 10_000;

/** Names below `localhost` refer to this machine, although only browsers know that. */
const findHost: NonNullable<RequestOptions['lookup']> = (host, options, callback) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, options, callback);

/** Posts a webhook. Returns whether the receiver accepted it: any 2xx response within `timeout` milliseconds. */
export function post(url: string, body: string, timeout = answerTimeout): Promise<boolean> {
  return new Promise((resolve) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(timeout);
    // Each uses its own connection: one that is kept open would prevent a receiver from closing.
    const options = { method: 'POST', headers, signal, lookup: findHost, agent: false };
    const sent = request(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      resolve(statusCode >= 200 && statusCode < 300);
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
