import { describe, expect, test } from 'vitest';
import { isUnreported, type ThrownError } from './unreported.ts';

describe('product 8.21: not reported is', () => {
  test.each<[string, ThrownError]>([
    ['a failed request in older libraries', { message: 'Network request failed' }],
    ['a failed fetch in Chromium', { type: 'TypeError', message: 'Failed to fetch' }],
    ['a failed fetch in Firefox', { message: 'NetworkError when attempting to fetch resource.' }],
    ['a failed fetch in Safari', { message: 'Load failed' }],
    ['a failed call of the shop API', { message: '/carts: TypeError: Failed to fetch' }],
    ['a chunk that is gone', { message: 'Loading chunk 72 failed.\n(error: https://a.example/72-1.js)' }],
    ['a style sheet that is gone', { message: 'Loading CSS chunk 9 failed.' }],
    ['a chunk load error by its type', { type: 'ChunkLoadError', message: 'missing' }],
    [
      'a module that is gone',
      { message: 'error loading dynamically imported module: https://a.example/b.js' },
    ],
    ['an error of a script of another origin', { message: 'Script error.' }],
    ['the limit of resize observers', { message: 'ResizeObserver loop limit exceeded' }],
    ['its newer wording', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
    ['an error in an extension', { message: 'x', files: ['app.js', 'chrome-extension://abc/content.js'] }],
    [
      'an error in an extension of Safari',
      { message: 'x', files: ['safari-web-extension://abc/content.js'] },
    ],
    ['an error of an app with a browser inside', { message: "Can't find variable: __gCrWeb" }],
    ['an error of a password manager', { message: 'Object Not Found Matching Id:3, MethodName:update' }],
    ['an error of a wallet', { message: 'Failed to connect to MetaMask' }],
    [
      'an error in an advertising script',
      { files: ['https://securepubads.g.doubleclick.net/tag/js/gpt.js'] },
    ],
    ['an advertising script that is missing', { message: "Can't find variable: fbq" }],
    [
      'a baby registry’s look for defaults',
      { message: "Cannot read properties of null (reading 'productDefaults')" },
    ],
    ['an error in a baby registry’s script', { message: 'x', files: ['https://www.babylist.com/add.js'] }],
  ])('%s', (_, thrown) => {
    expect(isUnreported(thrown)).toBe(true);
  });

  test.each<[string, ThrownError]>([
    ['an error of ours', { type: 'TypeError', message: "Cannot read properties of null (reading 'price')" }],
    ['a refusal of the shop API', { message: 'The response violates the contract' }],
    ['an error about chunks of text', { message: 'Expected a chunk of 3 lines' }],
    ['an error without words', {}],
    ['an error in our own file', { message: 'x', files: ['https://shop.example/app-1.js', undefined] }],
  ])('but not %s', (_, thrown) => {
    expect(isUnreported(thrown)).toBe(false);
  });
});
