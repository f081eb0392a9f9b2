import { dirname, join } from 'node:path';
import type { Language, Store } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import { fallbackLanguagesOf } from '../texts.ts';
import { byFolder, type ContentDocument, type WrittenPages } from './read-content.ts';

/** What a customer is bound by or has to be told: nobody has to read it in a foreign language. */
const legalPages: readonly PageKey[] = ['content/general-terms-of-sale', 'content/data-protection-policy'];

/** The pages of a storefront, and what is not right about them, one line each. */
interface StorefrontContent {
  /** In each of its languages. */
  readonly pages: WrittenPages;
  /** What must not be published: the build stops. */
  readonly problems: readonly string[];
  /** What is shown in another language. */
  readonly borrowed: readonly string[];
}

/**
 * The pages of `content/` in each language of a storefront. One that a language lacks is shown in the storefront's default
 * language, or else in English; a legal page has to be written in each.
 * @param keys of the pages that the storefront builds.
 * @param takesMoney whether money is real, so that examples of texts are a problem.
 */
export function contentOf(
  store: Pick<Store, 'id' | 'languages' | 'legalPages'>,
  keys: ReadonlySet<PageKey>,
  written: WrittenPages,
  takesMoney = false,
): StorefrontContent {
  const fallbacks = fallbackLanguagesOf(store.languages);
  const legal = new Set<PageKey>([...legalPages, ...store.legalPages]);
  const pages = new Map<Language, readonly ContentDocument[]>();
  const problems: string[] = [];
  const borrowed: string[] = [];
  for (const language of store.languages) {
    const documents = new Map<PageKey, ContentDocument>(
      [...fallbacks.toReversed(), language].flatMap((source) =>
        (written.get(source) ?? []).map((document) => [document.key, document] as const),
      ),
    );
    const shown = [...documents.values()].toSorted(byFolder);
    pages.set(language, shown);
    for (const { file, example } of takesMoney ? shown : [])
      if (example)
        problems.push(
          `${file} is an example: with ADYEN_ENVIRONMENT=LIVE, write your own, without "example: true".`,
        );
    for (const key of keys) {
      const document = documents.get(key);
      if (!key.startsWith('content/') || document?.language === language) continue;
      if (document === undefined) {
        const wanted = [...new Set([language, ...fallbacks])].join(' nor in ');
        problems.push(
          `${key} is written neither in ${wanted}: write one of them for the storefront ${store.id}.`,
        );
        continue;
      }
      const file = join(dirname(document.file), `${language}.md`);
      if (legal.has(key))
        problems.push(
          `${file} is missing: a legal page is in every language of its storefront (${store.id}). Write it.`,
        );
      else borrowed.push(`${file} is missing: the page is in ${document.language}.`);
    }
  }
  return { pages, problems, borrowed };
}
