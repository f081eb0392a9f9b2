import { describe, expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../scripts/testing/in-empty-folder.ts';
import { hashOf, inlineScriptsIn, inlineScriptsOf } from './inline-scripts.ts';

test.each([
  [
    '<script id="x" data-path="/a/">a()</script><p></p><script>\nb("<p>")\n</script>',
    ['a()', '\nb("<p>")\n'],
  ],
  ['<script type="module">a()</script><script type="importmap">{}</script>', ['a()', '{}']],
  ['<script src="/a.js" async></script><script async src="/b.js"></script>', []],
  ['<script data-src="/a.js">a()</script>', ['a()']],
  ['<script type="application/json" id="d">{}</script><script type="application/ld+json">{}</script>', []],
  ['<scripture>a()</scripture>', []],
])('%s', (html, scripts) => {
  expect(inlineScriptsIn(html)).toEqual(scripts);
});

test('hashes are those of the specification’s own example', () => {
  // https://www.w3.org/TR/CSP3/#csp-header, example of a hash source.
  expect(hashOf('doSomething();')).toBe('sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc=');
});

describe('the scripts of all pages', () => {
  inEmptyFolder();

  test('are listed once each, wherever they are, and data and files are not', async () => {
    await writeFiles({
      'public/index.html': '<script>a()</script><script src="/a.js"></script>',
      'public/offline/en.html': '<script>a()</script><script>b()</script>',
      'public/a.js': '<script>c()</script>',
    });
    const scripts = await inlineScriptsOf('public');
    expect(scripts.map(({ text }) => text).sort()).toEqual(['a()', 'b()']);
    expect(scripts.map(({ hash }) => hash)).toEqual([...scripts.map(({ text }) => hashOf(text))].sort());
  });

  test('are at most 16; otherwise, the build fails and names them', async () => {
    const pages = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, page) => [
          `public/${page}/index.html`,
          `<script>page=${page};</script>`,
        ]),
      );
    await writeFiles(pages(16));
    expect(await inlineScriptsOf('public')).toHaveLength(16);
    await writeFiles(pages(17));
    await expect(inlineScriptsOf('public')).rejects.toThrow('public/16/index.html: page=16;');
  });
});
