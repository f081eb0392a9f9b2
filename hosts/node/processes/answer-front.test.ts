import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { clientAddressOf } from '../../../api/http/client-address.ts';
import { answerFront, frontHeaders, frontKeySetting } from './answer-front.ts';

const key = 'a key that only the process in front has';

afterEach(() => vi.unstubAllEnvs());

/** A shop API for each storefront, which says whose call it believes to answer. */
async function start(late: Promise<unknown> = Promise.resolve()) {
  vi.stubEnv(frontKeySetting, key);
  const { address, end } = await answerFront((store) =>
    new Hono().get('/api/who', (c) => {
      c.executionCtx.waitUntil(late);
      return c.json([store, clientAddressOf(c, null)]);
    }),
  );
  const ask = (headers: Record<string, string>) => fetch(`${address}/api/who`, { headers });
  return { ask, end };
}

test('answers for the storefront and the client that the process in front names', async () => {
  const { ask } = await start();
  const named = {
    [frontHeaders.key]: key,
    [frontHeaders.store]: 'se',
    [frontHeaders.socketAddress]: '192.0.2.7',
  };
  expect(await (await ask(named)).json()).toEqual(['se', '192.0.2.7']);
});

test.each([[{}], [{ [frontHeaders.key]: 'guessed' }]])(
  'answers no other program of the machine: %j',
  async (headers) => {
    const { ask } = await start();
    const answer = await ask({ ...headers, [frontHeaders.store]: 'se' });
    expect([answer.status, await answer.text()]).toEqual([403, '']);
  },
);

test('does not end before what follows an answer', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { ask, end } = await start(promise);
  await (await ask({ [frontHeaders.key]: key })).text();
  const ended = vi.fn();
  const ending = end().then(ended);
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  resolve(undefined);
  await ending;
  expect(ended).toHaveBeenCalledOnce();
});

test('without a key, it does not start', async () => {
  await expect(answerFront(() => new Hono())).rejects.toThrow();
});
