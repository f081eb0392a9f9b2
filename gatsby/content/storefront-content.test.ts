import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Language } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import { type ContentDocument, parseDocument, unpublishedPages } from './read-content.ts';
import { contentOf } from './storefront-content.ts';

const page = (key: PageKey, language: Language, draft = ''): ContentDocument =>
  parseDocument(
    `---\nkey: ${key}\ntitle: In ${language}\ndescription: x\nsection: about\nupdatedOn: 2026-01-01\n${draft}---\n\nText.\n`,
    `${key}/${language}.md`,
  );
const writtenAs = (...documents: readonly ContentDocument[]) =>
  Map.groupBy(documents, ({ language }) => language);

describe('product 3.5: a page that a language lacks', () => {
  const store = {
    id: stores.se.id,
    ...({ languages: ['sv', 'de'], legalPages: ['content/right-of-withdrawal'] } as const),
  };
  const contentWith = (key: PageKey, ...languages: readonly Language[]) =>
    contentOf(store, new Set<PageKey>([key, 'home']), writtenAs(...languages.map((tag) => page(key, tag))));

  test.each<[string, readonly Language[], readonly Language[]]>([
    ['its own', ['en', 'sv', 'de'], ['sv', 'de']],
    ['the default language', ['en', 'sv'], ['sv', 'sv']],
    ['English', ['en', 'de'], ['en', 'de']],
  ])('is in %s, which is said unless it is its own', (_where, languages, shown) => {
    const { pages, problems, borrowed } = contentWith('content/about', ...languages);
    expect(store.languages.map((language) => pages.get(language)?.map((page) => page.language))).toEqual(
      shown.map((language) => [language]),
    );
    expect(problems).toEqual([]);
    const foreign = store.languages.flatMap((language, index) =>
      language === shown[index]
        ? []
        : [`content/about/${language}.md is missing: the page is in ${shown[index] ?? ''}.`],
    );
    expect(borrowed).toEqual(foreign);
  });

  test.each<[PageKey, readonly Language[], string]>([
    [
      'content/general-terms-of-sale',
      ['sv', 'en'],
      'content/general-terms-of-sale/de.md is missing: a legal page',
    ],
    [
      'content/right-of-withdrawal',
      ['de', 'en'],
      'content/right-of-withdrawal/sv.md is missing: a legal page',
    ],
    ['content/about', ['de'], 'content/about is written neither in sv nor in en: write one'],
    ['content/right-of-withdrawal', [], 'content/right-of-withdrawal is written neither in sv'],
  ])('stops the build: %s in %j', (key, languages, problem) => {
    expect(contentWith(key, ...languages).problems[0]).toContain(problem);
  });
});

test('an example of a page is published only until money is real', () => {
  const written = writtenAs(page('content/faq', 'en', 'example: true\n'));
  const store = { id: 'ie', languages: ['en'], legalPages: [] } as const;
  const problems = (live: boolean) => contentOf(store, new Set<PageKey>(), written, live).problems;
  expect(problems(false)).toEqual([]);
  expect(problems(true)).toEqual([expect.stringContaining('content/faq/en.md is an example')]);
});

test('a page that nobody has written, or that is a draft in some language, is not published', () => {
  const written = writtenAs(
    page('content/about', 'en'),
    page('content/faq', 'en'),
    page('content/faq', 'de', 'draft: true\n'),
  );
  const keys: readonly PageKey[] = ['home', 'content/about', 'content/faq', 'content/returns'];
  expect([...unpublishedPages(written, keys)]).toEqual(['content/returns', 'content/faq']);
  expect([...unpublishedPages(written, keys, true)]).toEqual(['content/returns']);
});
