// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSuggestion } from './klevu-adapter.ts';
import { normalizeTerm, readSearchQuery, searchPath, writeSearchQuery } from './search-query.ts';

describe('normalizeTerm', () => {
  test('product 5.7: search terms are cleaned, have whitespace runs collapsed, are trimmed and lower-cased', () => {
    expect(normalizeTerm('  Rain \t\n  JACKET\u200b ')).toBe('rain jacket');
    expect(normalizeTerm('　ﾍﾞﾋﾞｰ　Ｍｉｎｉ')).toBe('ベビー mini');
  });

  test('normalizing twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (term) => {
        expect(normalizeTerm(normalizeTerm(term))).toBe(normalizeTerm(term));
      }),
    );
  });
});

describe('the search page in its URL', () => {
  test('reads nonsense as defaults', () => {
    const standard = {
      term: '',
      type: 'product',
      showsAll: false,
      sort: 'RELEVANCE',
      pages: 1,
      selection: { options: [], ranges: [] },
    };
    expect(readSearchQuery('')).toEqual(standard);
    expect(readSearchQuery('?sort=UPWARDS&pages=-3&s_klevu_price=a-b&type=x&all=0')).toEqual(standard);
    // B5: only what is written as a filter is one; the library reads any parameter that begins with these letters.
    expect(readSearchQuery('?offset=20&store=se&s_kwcid=AL!1-2&o_=x&o_a=,,&s_b=9-1&s_c=1-2-3')).toEqual(
      standard,
    );
    expect(readSearchQuery('?o_size=M&s_weight=1-2').selection).toEqual({
      options: [{ key: 'size', values: ['M'] }],
      ranges: [{ key: 'weight', start: '1', end: '2' }],
    });
    expect(readSearchQuery('?pages=1e9').pages).toBe(20);
  });

  test('leaves out defaults and keeps unrelated parameters', () => {
    const search = '?utm_source=instagram&q=old&pages=4&sort=PRICE_ASC&o_color=Sand';
    const query = { ...readSearchQuery(''), term: 'mini' };
    expect(writeSearchQuery(search, query)).toBe('?utm_source=instagram&q=mini');
    expect(writeSearchQuery('', readSearchQuery(''))).toBe('');
  });

  test('what is written can be read back', () => {
    const query = {
      term: 'rain & co',
      type: 'content',
      showsAll: true,
      sort: 'NAME_ASC',
      pages: 3,
      selection: {
        options: [{ key: 'color', values: ['Rust, dark', '100%'] }],
        ranges: [{ key: 'klevu_price', start: '10', end: '99.5' }],
      },
    } as const;
    expect(readSearchQuery(writeSearchQuery('?x=1', query))).toEqual(query);
  });

  test('the path of a search contains the normalized term', () => {
    expect(searchPath('/sv/sok/', ' Bib & Spoon ')).toBe('/sv/sok/?q=bib+%26+spoon');
  });
});

describe('parseSuggestion', () => {
  test('marks what was typed and decodes entities', () => {
    expect(parseSuggestion('<b>ti</b>n plate &amp; sp&#111;on&hellip;')).toEqual({
      text: 'tin plate & spoon…',
      parts: [
        { text: 'ti', isTyped: true },
        { text: 'n plate & spoon…', isTyped: false },
      ],
    });
  });

  test('other tags are dropped, and decoded ones stay text', () => {
    expect(parseSuggestion('<img src=x onerror=alert(1)>bib &lt;b&gt;').text).toBe('bib <b>');
  });

  test('never throws, and its parts are its text', () => {
    fc.assert(
      fc.property(fc.string(), (markup) => {
        const { text, parts } = parseSuggestion(markup);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
