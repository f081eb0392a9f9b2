import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageLocationOf } from '../telemetry/tag-manager-event.ts';
import { scrubText } from '../telemetry/scrub-text.ts';
import { isListLink, linkToList, listIn, maxTitleLength } from './shared-list.ts';

const page = 'https://shop.example/saved/';
const fragmentOf = (link: string) => new URL(link).hash;
const wished = { key: 'carrier-mini', sku: 'CARRIER-MINI-BLACK', quantity: 2 };
const link = linkToList(page, { title: 'Mia & Noah’s 赤ちゃん', date: '2027-03-01', items: [wished] });

describe('product 4.362: a list in a link', () => {
  const word = (most: number) => fc.stringMatching(new RegExp(`^[a-zA-Z0-9_-]{1,${most}}$`));
  const list = fc.record({
    title: fc.stringMatching(/^[\p{L}\d<>&"'/]{0,60}$/u).map((title) => title.normalize('NFC').trim()),
    date: fc.option(fc.constantFrom('2027-03-01', '2028-02-29')),
    items: fc.uniqueArray(
      fc.record({
        key: word(40),
        sku: fc.option(word(40).filter((sku) => sku !== '0')),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 50, selector: ({ key }) => key },
    ),
  });

  test('is read as it was written, with characters that no app rewrites', () => {
    fc.assert(
      fc.property(list, (written) => {
        const fragment = fragmentOf(linkToList(page, written));
        expect(fragment).toMatch(/^#list=[\w.~-]+$/);
        const { title, ...rest } = listIn(fragment) ?? {};
        expect(rest).toEqual({ date: written.date, items: written.items, lacks: null });
        expect((title ?? '').length).toBeLessThanOrEqual(2 * maxTitleLength);
      }),
    );
    expect(listIn(fragmentOf(link))).toEqual({
      title: 'Mia & Noah’s 赤ちゃん',
      date: '2027-03-01',
      items: [wished],
      lacks: null,
    });
    expect(listIn(encodeURI(fragmentOf(link)).replaceAll('~', '%7E'))?.items).toEqual([wished]);
  });

  test('that was cut anywhere says so, and what is left works', () => {
    fc.assert(
      fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), (written, share) => {
        const fragment = fragmentOf(linkToList(page, written));
        const rest = listIn(fragment.slice(0, Math.floor(share * fragment.length)));
        expect(rest?.lacks ?? 'end').toBe('end');
        const whole = rest?.items.slice(0, -1) ?? [];
        expect(whole).toEqual(written.items.slice(0, whole.length));
      }),
    );
  });

  test('never throws, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        listIn(text);
        listIn(`#list=${text}`);
        listIn(`#list=1.9.${text}`);
      }),
    );
  });

  const fragment = (title: string, products: string) => `#list=1.1.20270301.${title}.${products}`;
  test.each([
    ['repeated products', fragment('0', 'a~S~1.b~S~1.a~S~1'), ['a', 'b'], null],
    [
      '500 products',
      fragment('0', Array.from({ length: 500 }, (_, index) => `p${index}`).join('.')),
      50,
      'rest',
    ],
    ['nonsense among products', fragment('0', '<b>~x.a.~~.b~S~0.c~S~100.d~S~x'), ['a'], null],
  ])('with %s keeps what can be bought', (_, text, kept, lacks) => {
    const { items = [], ...rest } = listIn(text) ?? {};
    expect(typeof kept === 'number' ? items.length : items.map(({ key }) => key)).toEqual(kept);
    expect(rest).toMatchObject({ lacks });
  });

  test('of another version, or without any product, is no list', () => {
    for (const text of ['#list=2.1.0.0.a', '#list=1.1.0.0', '#list=', '#list=%E0%A4%A']) {
      expect(isListLink(text)).toBe(true);
      expect(listIn(text)).toBeNull();
    }
    expect(isListLink('#reviews')).toBe(false);
  });

  test('has a name of at most 60 visible characters in one line, however it came there', () => {
    const nasty = `<img src=x onerror=alert(1)>\n\u202e${'x'.repeat(500)}`;
    const title = listIn(fragmentOf(linkToList(page, { title: nasty, date: null, items: [wished] })))?.title;
    expect(title).toBe(`<img src=x onerror=alert(1)> ${'x'.repeat(31)}`);
    expect(listIn(fragment('8J-Y', 'a'))?.title).toBe('');
    expect(listIn('#list=1.1.20279999.0.a')?.date).toBeNull();
  });
});

test('product 4.363: neither reports of errors nor the tag manager are told a list', () => {
  expect(scrubText(`at ${link} (main.js)`)).toBe(`at ${page}#list=[hidden] (main.js)`);
  expect(scrubText(new URL(link).pathname + fragmentOf(link))).toBe('/saved/#list=[hidden]');
  expect(pageLocationOf(link, new Set(['strict', 'statistics', 'marketing']))).toBe(page);
});
