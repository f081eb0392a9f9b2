import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import type { RecallFacts } from '../../gatsby/content/front-matter.ts';
import { readContent } from '../../gatsby/content/read-content.ts';
import { localizerOf } from '../../gatsby/localize.ts';
import { fallbackLanguagesOf } from '../../gatsby/texts.ts';
import { offeredLanguage } from '../../stores/languages.ts';
import type { Language, Store } from '../../stores/types.ts';
import type { NamedPageKey } from '../../stores/page-paths.ts';
import { urlOf } from '../../stores/urls.ts';

/** What is recalled, and the page that says so. */
export interface Recall extends RecallFacts {
  /** The folder of its page, e.g. `hanging-friends`. */
  readonly name: string;
  /** What the page says in a storefront and language, and its absolute address. @throws Error if nobody has written it. */
  readonly pageIn: (
    store: Store,
    language: Language,
  ) => { readonly title: string; readonly description: string; readonly url: string };
}

/**
 * Reads a recall from the brand's `content/`.
 * @throws Error with what there is if there is no such recall, and with what to do if its page is a draft or its languages differ.
 */
export async function readRecall(name: string, folder = join(brand.folder, 'content')): Promise<Recall> {
  const pages = [...(await readContent(folder)).values()].flat().filter(({ recall }) => recall !== undefined);
  const nameOf = ({ key }: { readonly key: string }) => key.split('/').at(-1) ?? '';
  const known = [...new Set(pages.map(nameOf))].join(', ');
  const own = pages.filter((page) => nameOf(page) === name);
  const [first] = own;
  if (!first?.recall) throw new Error(`There is no recall "${name}". There are: ${known || 'none'}.`);
  const draft = own.find((page) => page.draft);
  if (draft) throw new Error(`${draft.file} is a draft. Publish the page first: the e-mails lead to it.`);
  const differs = own.find(({ recall }) => JSON.stringify(recall) !== JSON.stringify(first.recall));
  if (differs)
    throw new Error(`${first.file} and ${differs.file} recall different things: make "recall" the same.`);
  const byLanguage = new Map(own.map((page) => [page.language, page]));
  return {
    name,
    ...first.recall,
    pageIn(ofOwner, wanted) {
      const store = storefrontWith(first.key, ofOwner);
      const language = offeredLanguage(store, wanted);
      const [page] = [wanted, language, ...fallbackLanguagesOf(store.languages)].flatMap(
        (written) => byLanguage.get(written) ?? [],
      );
      if (!page) throw new Error(`The page of the recall is in no language of the storefront ${store.id}.`);
      const localize = localizerOf(ofOwner, false);
      return {
        title: localize(page.title, page.language),
        description: localize(page.description, page.language),
        url: urlOf(store, language, first.key),
      };
    },
  };
}

/** A page that is among the legal pages of some storefronts is only there: owners elsewhere are led to the first of them. */
function storefrontWith(key: NamedPageKey, store: Store): Store {
  const having = brand.storefronts.filter(({ legalPages }) => legalPages.includes(key));
  return having.some(({ id }) => id === store.id) ? store : (having[0] ?? store);
}
