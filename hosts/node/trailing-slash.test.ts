import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { TrailingSlash } from '../../stores/types.ts';
import { oneTrailingSlash } from './static-files.ts';

/** The response of a site that has every page: the address it redirects to, or the page. */
async function answerTo(policy: TrailingSlash, path: string, method = 'GET') {
  const app = new Hono().use(oneTrailingSlash(policy)).all('*', (c) => c.text('the page'));
  const answer = await app.request(`http://localhost${path}`, { method });
  return [answer.status, answer.headers.get('location')];
}
const thePage = [200, null];

test.each<[TrailingSlash, readonly string[]]>([
  [
    'always',
    [
      '/',
      '/cart/',
      '/?a=1',
      '/sv/cart/?code=A',
      '/robots.txt',
      '/Manual.PDF',
      '/sv/404.html',
      '/.well-known/X',
      '//evil.example',
    ],
  ],
  [
    'never',
    [
      '/',
      '/cart',
      '/?a=1',
      '/sv/cart?code=A',
      '/robots.txt',
      '/sv/404.html',
      '/.well-known/x',
      '//',
      '//evil',
    ],
  ],
])('product 2.2.16: with a trailing slash %s, %j answer', async (policy, paths) => {
  for (const path of paths) expect([path, ...(await answerTo(policy, path))]).toEqual([path, ...thePage]);
});

const moves: readonly [policy: TrailingSlash, from: string, to: string][] = [
  ['always', '/cart', '/cart/'],
  ['always', '/v1.2/cart', '/v1.2/cart/'],
  ['always', '/Cart/', '/cart/'],
  ['always', '/PAGES/Gift-Guide?Code=A', '/pages/gift-guide/?Code=A'],
  ['always', '//evil', '/evil/'],
  ['never', '/cart//', '/cart'],
  ['never', '/cart/?code=A&b=1', '/cart?code=A&b=1'],
  ['never', '/robots.txt/', '/robots.txt'],
  ['never', '//evil.example/', '/evil.example'],
];

test.each(moves)(
  'product 2.2.16: with a trailing slash %s, %s goes to %s in one step',
  async (policy, from, to) => {
    expect(await answerTo(policy, from)).toEqual([301, to]);
    expect(await answerTo(policy, from, 'HEAD')).toEqual([301, to]);
    expect(await answerTo(policy, to)).toEqual(thePage);
  },
);

test.each(moves)('with a trailing slash %s, a form sent to %s arrives', async (policy, from) => {
  expect(await answerTo(policy, from, 'POST')).toEqual(thePage);
});
