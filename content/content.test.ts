import { describe, expect, it } from 'vitest';
import { readContent } from '../build/content.ts';
import { catalogue } from '../sandbox/catalogue/index.ts';
import { entryKind, type EntryName, inventory } from '../src/consent/inventory.ts';
import { brand } from '../stores/brand.ts';
import { contentPaths } from '../stores/page-paths/content.ts';
import { pageKeys, pathOf } from '../stores/urls.ts';

const documents = await readContent(import.meta.dirname, 'en');
const document = (key: string) => documents.find((candidate) => candidate.key === key);

/** Every path of the site: screens, categories and content by page key, products by the catalogue. */
const sitePaths = new Set([
  ...pageKeys.map((key) => pathOf('en', key)),
  ...catalogue.products.map(({ key, categories: [main] }) => `/products/${main}/${key}/`),
]);
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const wordsIn = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];

describe('content pages', () => {
  it('spec 2.3: every content and about page with a path of its own is written, once', () => {
    expect(documents.map(({ key }) => key).sort()).toEqual(Object.keys(contentPaths).sort());
  });

  describe.each(documents.map((page) => [page.path, page] as const))('%s', (path, page) => {
    it('lies in its section', () => {
      expect(path.split('/')[1]).toBe(page.section);
    });

    it('links to pages of this site that exist, and to none of another site', () => {
      const links = linksIn(page.html);
      expect(links.length).toBeGreaterThanOrEqual(1);
      for (const link of links) expect(sitePaths).toContain(link);
      expect(links).not.toContain(path);
    });

    it('is a good short read without a heading of the first level, which is its title’s', () => {
      const words = wordsIn(page.html).length;
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(500);
      expect(page.html).not.toContain('<h1');
      expect(page.html).toContain('<h2');
    });

    it('never speaks the brand’s name, which may change', () => {
      expect(page.title + page.description + page.html).not.toContain(brand.name);
    });
  });

  it.each(
    documents
      .filter(({ section }) => section === 'customer-service')
      .map((page) => [page.path, page] as const),
  )('%s says first that it is an example', (_path, { html }) => {
    expect(html.trimStart()).toMatch(/^<blockquote>\s*<p><strong>Example text\.<\/strong>/);
  });

  it('spec 6: the data protection policy names every cookie that needs no consent', () => {
    const policy = document('content/data-protection-policy')?.html;
    const names = Object.keys(inventory) as EntryName[];
    const necessary = names.filter((name) => {
      const { category, store } = entryKind(name);
      return category === 'strict' && store === 'cookie';
    });
    expect(necessary.length).toBeGreaterThan(0);
    for (const name of necessary) expect(policy).toContain(`<code>${name}</code>`);
  });
});
