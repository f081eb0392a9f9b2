import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../scripts/testing/in-empty-folder.ts';
import { staticFiles } from './static-files.ts';
import type { TrailingSlash } from '../../stores/types.ts';

inEmptyFolder();

const root = 'dist/ca';
async function answerTo(path: string, policy?: TrailingSlash) {
  const answer = await staticFiles(root, policy).request(`http://localhost${path}`);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

beforeEach(() =>
  writeFiles({
    'package.json': 'outside',
    [`${root}/index.html`]: '<h1>home</h1>',
    [`${root}/cart/index.html`]: '<h1>cart</h1>',
    [`${root}/404.html`]: '<h1>missing</h1>',
    [`${root}/500.html`]: '<h1>broken</h1>',
    [`${root}/fr/404.html`]: '<h1>introuvable</h1>',
    [`${root}/fr/500.html`]: '<h1>en panne</h1>',
    [`${root}/zh-hant/404.html`]: '<h1>找不到</h1>',
    [`${root}/app-0123456789abcdef0123.js`]: 'let a',
    [`${root}/cart.0123456789abcdef0123.css`]: 'a {}',
    [`${root}/texts/frame/fr-0123456789abcdef0123.json`]: '{}',
    [`${root}/static/abc/hero.avif`]: 'picture',
    [`${root}/redirect-rules/0123456789ab.json`]: '{}',
    [`${root}/sw.js`]: 'let worker',
    [`${root}/.pictures.json`]: '{}',
    [`${root}/fr/.draft/index.html`]: 'draft',
    [`${root}/.well-known/security.txt`]: 'Contact: mailto:us',
  }),
);

describe('what is there', () => {
  test.each(['always', 'never'] as const)(
    'security.txt is a text, with a trailing slash %s',
    async (policy) => {
      const { status, text, headers } = await answerTo('/.well-known/security.txt', policy);
      expect([status, text]).toEqual([200, 'Contact: mailto:us']);
      expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
    },
  );

  test.each([
    ['always', '/cart/', 'cart'],
    ['never', '/cart', 'cart'],
  ] as const)('with a trailing slash %s, %s is the index of its folder', async (policy, path, name) => {
    const { status, text, headers } = await answerTo(path, policy);
    expect([status, text]).toEqual([200, `<h1>${name}</h1>`]);
    expect(headers.get('cache-control')).toContain('must-revalidate');
  });

  test.each([
    '/app-0123456789abcdef0123.js',
    '/texts/frame/fr-0123456789abcdef0123.json',
    '/redirect-rules/0123456789ab.json',
  ])('%s is cached for a year', async (path) => {
    const { status, headers } = await answerTo(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('the service worker is requested anew each time', async () => {
    const { status, headers } = await answerTo('/sw.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test('a missing file with a hashed name is not cached', async () => {
    const { status, headers } = await answerTo('/app-99999999999999999999.js');
    expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });
});

describe('what is not', () => {
  test.each([
    ['/unicorns/', 'missing'],
    ['/fr/licornes/', 'introuvable'],
    ['/zh-hant/unicorns/', '找不到'],
  ])('product 2.1.3: %s shows the not-found page of its language', async (path, text) => {
    const answer = await answerTo(path);
    expect([answer.status, answer.text]).toEqual([404, `<h1>${text}</h1>`]);
  });

  test.each(['/../package.json', '/..%2fpackage.json'])('%s cannot leave the folder', async (path) => {
    const { status, text } = await answerTo(path);
    expect([status, text]).toEqual([404, '<h1>missing</h1>']);
  });

  test.each(['/.pictures.json', '/%2epictures.json', '/fr/.draft/'])(
    '%s is hidden: it is not for visitors',
    async (path) => {
      expect((await answerTo(path)).status).toBe(404);
    },
  );

  test.each([
    ['/broken/', 'broken'],
    ['/fr/broken/', 'en panne'],
  ])('product 2.1.4: a server error at %s shows the server-error page', async (path, text) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const broken = staticFiles(root).get(path, () => {
      throw new Error('no');
    });
    const answer = await broken.request(path);
    expect([answer.status, await answer.text()]).toEqual([500, `<h1>${text}</h1>`]);
    expect(log).toHaveBeenCalledOnce();
  });
});
