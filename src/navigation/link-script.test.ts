import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { secretLinks } from '../../contract/secret-links.ts';
import { linkScript } from './link-script.ts';

const secrets = Object.values(secretLinks).map(({ secret }): string => secret);
const shop = 'https://shop.example';

interface Sent {
  readonly path: string;
  readonly init: { readonly body: string; readonly method: string; readonly keepalive: boolean };
}

/** Runs the script as the first of a page, where there is nothing but a browser. */
function open(address: string, answers: (Response | Error)[] = [new Response(null, { status: 204 })]) {
  const sent: Sent[] = [];
  const history = {
    state: { key: 'k' },
    replaceState: vi.fn<(state: unknown, title: string, url: URL) => void>(),
  };
  const page = {
    URL,
    AbortController,
    setTimeout,
    location: `${shop}${address}`,
    history,
    window: {} as { openLink?: () => Promise<Response> },
    fetch: (path: string, init: Sent['init']) => {
      sent.push({ path, init });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer instanceof Response
        ? Promise.resolve(answer)
        : Promise.reject(answer ?? new Error('none'));
    },
  };
  runInNewContext(linkScript, page);
  const [state, , url] = history.replaceState.mock.lastCall ?? [];
  return { sent, state, shown: url?.href.replace(shop, ''), openLink: page.window.openLink };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the first script of a page that shows an order or takes a payment', () => {
  test.each([
    ['/o/?order=US-1&token=t.1', '/o/?order=US-1', '/api/orders/US-1/session', 't.1'],
    [
      '/o/?token=a%26b&utm_source=x&order=US%2F1#top',
      '/o/?utm_source=x&order=US%2F1#top',
      '/api/orders/US%2F1/session',
      'a&b',
    ],
    ['/b/?request=R-1&key=v1.x', '/b/?request=R-1', '/api/restock/R-1/session', 'v1.x'],
    [
      '/c/?payment=p-1&proof=v1.x&redirectResult=r',
      '/c/?payment=p-1&redirectResult=r',
      '/api/payments/p-1/session',
      'v1.x',
    ],
  ])('product 6.12: %s loses its secret at once, which is exchanged', (address, shown, path, token) => {
    const page = open(address);
    expect([page.shown, page.state]).toEqual([shown, { key: 'k' }]);
    expect(page.sent).toMatchObject([{ path, init: { method: 'POST', keepalive: true } }]);
    expect(JSON.parse(page.sent[0]?.init.body ?? '')).toEqual({ token });
  });

  test('leaves any other address alone', () => {
    const page = open('/c/?payment=p-1&redirectResult=r');
    expect([page.shown, page.sent, page.openLink]).toEqual([undefined, [], undefined]);
  });

  test('leaves nothing of the secret, whatever it and the rest of the address are', () => {
    const word = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.constantFrom(...secrets), word, fc.array(fc.tuple(word, word)), (name, secret, rest) => {
        const query = new URLSearchParams(rest.filter(([name]) => !secrets.includes(name)));
        const before = [...query];
        query.append(name, secret);
        query.append(name, secret);
        const { shown = '' } = open(`/o/?${query.toString()}`);
        expect([...new URL(shown, shop).searchParams]).toEqual(before);
      }),
    );
  });

  test('exchanges once for everybody who waits, and again only after a failure', async () => {
    const failing = [
      new TypeError('offline'),
      new Response('{}', { status: 503 }),
      new Response(null, { status: 204 }),
    ];
    const { sent, openLink } = open('/o/?order=US-1&token=t', failing);
    await expect(openLink?.()).rejects.toThrow('offline');
    await expect(openLink?.()).resolves.toMatchObject({ status: 503 });
    const [one, other] = await Promise.all([openLink?.(), openLink?.()]);
    expect([one?.status, other]).toEqual([204, one]);
    await openLink?.();
    expect(sent).toHaveLength(3);
  });

  test('keeps the secret from whoever asks later', () => {
    const { openLink } = open('/o/?order=US-1&token=the-secret');
    expect(`${String(openLink)} ${JSON.stringify(Object.getOwnPropertyDescriptors(openLink))}`).not.toContain(
      'the-secret',
    );
  });
});
