import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathKey, pathOfKey } from './path-key.ts';
import { anyPath, anyText, hasControlCharacter } from './testing/arbitrary-text.ts';

/** Short enough for an address, so that its encoded form stays below the limit. */
const keys = fc.oneof(anyPath, anyText).map((path) => pathKey(path) ?? '');
const endings = fc.constantFrom('always', 'never');

describe('the key of a path', () => {
  test.each([
    ['the home page', '/', ''],
    ['a path', '/redirects/gift-guide/', '/redirects/gift-guide'],
    ['capital letters', '/Redirects/GIFT-Guide/', '/redirects/gift-guide'],
    ['capital letters beyond English', '/BÄR/ÅÄÖ/', '/bär/åäö'],
    ['percent-encoding', '/gift%2Dguide/caf%C3%A9/', '/gift-guide/café'],
    ['an encoded slash', '/redirects%2Fgift-guide%2f', '/redirects/gift-guide'],
    ['an encoded percent sign, which is decoded only once', '/a%252fb/', '/a%2fb'],
    ['a percent sign that encodes nothing', '/100%/', '/100%'],
    ['dots in a name', '/a../..b/c.d/', '/a../..b/c.d'],
    ['a line break within', '/gift%0d%0aguide', '/gift\r\nguide'],
    ['encoded accents as characters of their own', '/cafe%CC%81/', '/caf\u00e9'],
    ['the longest path', `/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
    ['a longer one', `/${'a'.repeat(2048)}`, null],
  ])('%s', (_, path, key) => {
    expect(pathKey(path)).toBe(key);
  });

  test('is the same in capital letters, whatever the script', () => {
    const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (letter) => letter.toUpperCase() !== letter && letter.toUpperCase().toLowerCase() === letter,
    );
    expect(letters.length).toBeGreaterThan(1000);
    for (const letter of letters) expect(pathKey(`/${letter.toUpperCase()}`)).toBe(pathKey(`/${letter}`));
  });

  test('starts with a slash, has none at the end, and no empty or dot segments', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(key).toMatch(/^(?:\/[^/]+)*$/);
        expect(key.split('/').slice(1)).not.toContainEqual(expect.stringMatching(/^(?:\s*|\.\.?)$/));
      }),
    );
  });

  test('an additional slash, dot segment, or encoding changes nothing', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const key = pathKey(path);
        expect(pathKey(`${path}/`)).toBe(key);
        expect(pathKey(`/${path}`)).toBe(key);
        expect(pathKey(`/./..${path}`)).toBe(key);
        expect(pathKey(path.replaceAll('%2f', '%2F').replaceAll('%c3', '%C3'))).toBe(key);
      }),
    );
  });

  test('does not change when computed again, except for percent signs, which are text by then', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(pathKey(key.replaceAll('%', '%25'))).toBe(key);
      }),
    );
  });
});

describe('the path of a key', () => {
  test.each([
    ['a page', '/gift-guide', '/gift-guide/', '/gift-guide'],
    ['the home page', '', '/', ''],
    ['a file, which has no slash', '/manuals/mini.pdf', '/manuals/mini.pdf', '/manuals/mini.pdf'],
    ['a percent sign', '/a%2fb', '/a%252fb/', '/a%252fb'],
    ['half a character', '/a\ud800', '/a%EF%BF%BD/', '/a%EF%BF%BD'],
  ])('%s', (_, key, withSlash, without) => {
    expect(pathOfKey(key, 'always')).toBe(withSlash);
    expect(pathOfKey(key, 'never')).toBe(without);
  });

  test('contains no host, is plain ASCII, and results in the same key again', () => {
    fc.assert(
      fc.property(keys, endings, (key, ending) => {
        const path = pathOfKey(key, ending);
        expect(path).not.toContain('//');
        expect(path).not.toContain('\\');
        expect(hasControlCharacter(path)).toBe(false);
        expect(path).toMatch(/^[\x21-\x7e]*$/);
        expect(pathKey(path)).toBe(key.toWellFormed());
      }),
      { numRuns: 1000 },
    );
  });

  test('stays on the storefront in a browser too', () => {
    fc.assert(
      fc.property(keys, endings, (key, ending) => {
        const url = new URL(pathOfKey(key, ending), 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        expect(url.search + url.hash).toBe('');
        expect(pathKey(url.pathname)).toBe(key.toWellFormed());
      }),
    );
  });
});
