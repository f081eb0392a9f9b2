// @vitest-environment jsdom
import { type SecretLink, secretLinks, secretQuery } from '../../contract/secret-links.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The module as a new document has it. @param link whether a link with a secret opened the document. */
async function openAt(path: string, { link = false, observed = false } = {}) {
  vi.resetModules();
  vi.stubGlobal('__PRIVATE_PATHS__', ['/checkout', '/order-confirmation', '/sv/kassa']);
  window.history.replaceState(null, '', path);
  if (link) window.openLink = () => Promise.resolve(new Response());
  else delete window.openLink;
  const document = await import('./private-pages.ts');
  if (observed) document.noteObserver();
  return document;
}
beforeEach(() => delete window.openLink);

test.each([
  ['/checkout/', true],
  ['/checkout', true],
  ['/sv/kassa/', true],
  ['/cart/', false],
  ['/', false],
  ['/checkout/terms/', false],
])('%s is private: %s', async (path, expected) => {
  expect((await openAt('/')).isPrivate(path)).toBe(expected);
});

describe('scripts of others may begin', () => {
  test.each([
    ['on a public page', '/cart/', false, true],
    ['on a private page', '/checkout/?a=1', false, false],
    ['on a public page whose document was opened by a link with a secret', '/cart/', true, false],
  ])('%s', async (_, path, link, expected) => {
    expect((await openAt(path, { link })).mayBeObserved()).toBe(expected);
  });

  test.each(Object.entries(secretLinks))(
    'product 6.12: nowhere in a document whose first address had the secret of a link: %s',
    async (of, { secret }) => {
      const name = `https://shop.example/nowhere/?${secretQuery(of as SecretLink, 'x', 'v1.t.s')}`;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ name } as PerformanceEntry]);
      expect(name).toContain(`${secret}=v1.t.s`);
      expect((await openAt('/cart/')).mayBeObserved()).toBe(false);
    },
  );

  test('product 4.363: nowhere in a document whose first address had a list', async () => {
    const name = 'https://shop.example/saved/#list=1.9.20270301.TWlh.mini~0~1';
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
    const document = await openAt('/cart/');
    expect([document.mayBeObserved(), document.needsNewDocument('/cart/')]).toEqual([false, true]);
  });
});

describe('a page needs a new document', () => {
  test.each([
    ['a private one in a document that nobody observes', '/checkout/', {}, false],
    ['a private one where somebody else’s script may run', '/checkout/', { observed: true }, true],
    ['a public one there', '/cart/', { observed: true }, false],
    ['a public one in a document that was opened by a link with a secret', '/cart/', { link: true }, true],
    ['a private one there', '/order-confirmation/', { link: true }, false],
  ])('%s', async (_, path, document, expected) => {
    expect((await openAt('/', document)).needsNewDocument(path)).toBe(expected);
  });
});
