import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenes } from '../../../demo/catalogue/pictures.ts';
import { blocksOf } from '../../../gatsby/content/blocks.ts';
import { contentProblems, goneProducts, picturesIn } from '../../../gatsby/content/check-content.ts';
import { questionsIn } from '../../../gatsby/content/headings.ts';
import { type ContentDocument, readContent } from '../../../gatsby/content/read-content.ts';
import { recallList } from '../../../gatsby/content/content-nodes.ts';
import { htmlOf as joined, renderBlocks } from '../../../gatsby/content/render-content.ts';
import { brand } from '../build.ts';
import { stores } from '../storefronts/index.ts';
import { type Language, languages, type Store } from '../../../stores/types.ts';
import { pageKeysOf } from '../../../stores/urls.ts';
import { pagePaths } from '../pages.ts';

const pageKeys = pageKeysOf({ paths: pagePaths });

const folder = import.meta.dirname;
const written = await readContent(folder);
const documentsIn = (language: Language) => (written.get(language) ?? []).filter(({ draft }) => !draft);
const english = documentsIn('en');
const englishOf = ({ key }: ContentDocument) => english.find((document) => document.key === key);

/** Of links, not of pictures. */
const linksIn = (markdown = '') =>
  [...markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').matchAll(/\]\(([^)]*)\)/g)].map(
    ([, href = '']) => href,
  );
const placeholdersIn = (markdown = '') => [...markdown.matchAll(/\{\{.*?\}\}/g)].map(([whole]) => whole);
const htmlOf = (document: ContentDocument, { contact } = stores.de) => {
  const recalls = recallList(documentsIn(document.language), document.language);
  const settings = { contact, locale: 'en-US', storedEntries: '', recalls, legalFacts: '' };
  return joined(renderBlocks(document, { ...settings, pathOf: (key) => `/at/${key}/` }));
};
/** The tags of a text in order, without those that mark words or breaks within a line. */
const tagsIn = (html: string) =>
  [...html.matchAll(/<(h\d|ul|ol|li|table|tr|th|td|blockquote|hr)\b/g)].map(([, tag]) => tag);

/** What a page is without its words: the same in every language. */
const structureOf = (document: ContentDocument) => {
  const { file, title: _, description: __, markdown, line: ___, language: ____, lead, ...fields } = document;
  return {
    ...fields,
    folder: dirname(file),
    lead: lead?.picture,
    blocks: blocksOf(document).map((block) => ({
      ...block,
      line: 0,
      ...('alt' in block && { alt: '', caption: block.caption !== '' }),
      ...('markdown' in block && { markdown: '' }),
    })),
    links: linksIn(markdown).toSorted(),
    placeholders: placeholdersIn(markdown).toSorted(),
    tags: tagsIn(htmlOf(document)),
  };
};

/** What a law requires need not be in other languages than those of its storefronts. */
const isWantedIn =
  (language: Language) =>
  ({ key }: ContentDocument) => {
    const owed = Object.values<Store>(stores).filter(({ legalPages }) =>
      legalPages.some((page) => page === key),
    );
    const isWritten = documentsIn(language).some((document) => document.key === key);
    return isWritten || owed.length === 0 || owed.some(({ languages: own }) => own.includes(language));
  };

it('product 2.3.9, 2.3.10, 2.3.11, 2.3.12, 2.3.13, 2.3.14: every content and about page with a path of its own is written, once', () => {
  const wanted = pageKeys.filter((key) => key.startsWith('content/'));
  expect(english.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
});

it.each(languages)(
  'product 4.272: the page about returns in %s names the days that products promise',
  (language) => {
    const returns = documentsIn(language).find(({ key }) => key === 'content/returns');
    expect(returns && htmlOf(returns)).toMatch(new RegExp(`\\b${stores.us.returnDays}\\D`));
  },
);

describe.each(languages)('content in %s', (language) => {
  const documents = documentsIn(language);

  it('product 5.290: has no dead link, unknown product, or misspelled block', () => {
    expect(contentProblems(documents)).toEqual([]);
    const products = pageKeys.map((key) => key.replace('product/', ''));
    expect(goneProducts(documents, products)).toEqual([]);
  });

  it('product 5.290: shows pictures that the brand has', () => {
    const names = picturesIn(documents).map(({ name }) => name);
    expect(names.filter((name) => !Object.hasOwn(scenes, name))).toEqual([]);
  });

  it.each(documents.filter(({ questions }) => questions))(
    'product 2.3.291: $key is a list of questions',
    (document) => {
      const { questions } = questionsIn(htmlOf(document));
      expect(questions.length).toBeGreaterThan(9);
      const ground = englishOf(document);
      const anchors = ground && questionsIn(htmlOf(ground)).questions.map(({ anchor }) => anchor);
      expect(questions.map(({ anchor }) => anchor)).toEqual(anchors);
      expect(new Set(anchors).size).toBe(questions.length);
    },
  );

  it('is the same set of files, each with what the English one has except for words', () => {
    expect(documents.map(structureOf)).toEqual(english.filter(isWantedIn(language)).map(structureOf));
  });

  it.each(documents)('$key has headings below its title, which is the one of the first level', (document) => {
    const tags = tagsIn(htmlOf(document));
    expect(tags).not.toContain('h1');
    expect(tags).toContain('h2');
  });

  it.each(documents)('$key never contains the brand’s name, which may change', (document) => {
    const { title, description, markdown } = document;
    expect(title + description + markdown).not.toContain(brand.name);
  });

  it('product 2.3.13, 2.3.37, 4.673: the terms of sale, the instructions on withdrawal, and its form name the seller', () => {
    const htmlIn = (store: Store, key: string) => {
      const document = documents.find((candidate) => candidate.key === key);
      return document ? htmlOf(document, store) : '';
    };
    const wordsIn = (html: string) =>
      html
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
    for (const store of Object.values(stores).filter(({ languages: own }) => own.includes(language))) {
      const { company, addressLines, phone, email, registration } = store.contact;
      const terms = wordsIn(htmlIn(store, 'content/general-terms-of-sale'));
      for (const fact of [company, ...addressLines, registration]) expect(terms).toContain(fact);
      const instructions = htmlIn(store, 'content/right-of-withdrawal');
      const ownInstructions = store.id === 'gb' ? htmlIn(store, 'content/right-to-cancel') : instructions;
      for (const html of [instructions, ownInstructions])
        for (const fact of [company, ...addressLines, phone, email])
          expect(wordsIn(html).split(fact).length - 1, fact).toBe(2);
      expect(instructions).toContain('/at/withdraw/');
    }
  });
});

describe.each(languages.filter((language) => language !== 'en'))('a translation into %s', (language) => {
  it.each(documentsIn(language))('leaves no line of $key in English', (document) => {
    const ground = englishOf(document);
    const lines = new Set(ground?.markdown.split('\n').filter((line) => line.split(/\s+/).length > 3));
    // A block's keys are the same in every language.
    const worded = (line: string) =>
      !line.startsWith('::') && /\p{L}/u.test(line.replaceAll(/\{\{.*?\}\}/g, ''));
    expect(document.markdown.split('\n').filter((line) => lines.has(line) && worded(line))).toEqual([]);
    expect(document.title).not.toBe(ground?.title);
    expect(document.description).not.toBe(ground?.description);
  });
});

it('product 2.1.300: no current recall is about the product that the home page begins with', () => {
  const recalls = english.filter(({ recall }) => recall);
  expect(recalls.length).toBeGreaterThan(0);
  expect(recalls.flatMap(({ markdown }) => linksIn(markdown))).not.toContain(
    `page:product/${brand.leadProduct}`,
  );
});
