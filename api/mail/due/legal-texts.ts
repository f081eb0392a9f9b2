import { textFolders } from '../templates/texts.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../../brands/api.ts';
import type { LegalText } from '../templates/order-kinds.ts';
import { contentHtml } from '../../../stores/content-text.ts';
import { legalFactsText } from '../../../stores/legal-facts.ts';
import type { Language, Store } from '../../../stores/types.ts';
import { isPageKey, urlOf } from '../../../stores/urls.ts';

/** How a consumer ends a contract, with the model form, by the law of the European Union and by that of Great Britain. */
const instructions = ['right-of-withdrawal', 'right-to-cancel'] as const;

const terms = 'general-terms-of-sale';

/** The pages of `content/` that belong to a contract, in the order in which they are read; none where no law wants them sent. */
function pagesOf({ legalPages }: Pick<Store, 'legalPages'>): readonly string[] {
  const own = instructions.filter((page) => legalPages.includes(`content/${page}`));
  return own.length === 0 ? [] : [terms, ...own];
}

const folderOf = (page: string): string => join(brand.folder, 'content/customer-service', page);

/** What e-mails are made from, relative to where a host runs: the repository, or a package, which has to contain it. */
export const mailFiles: readonly string[] = [
  ...[terms, ...instructions].map((page) => `${folderOf(page)}/*.md`),
  ...textFolders.map((folder) => `${folder}/*/*.json`),
];

const fileOf = (language: Language, page: string): string => join(folderOf(page), `${language}.md`);

/** The files that a storefront's e-mails need and that are not there. */
export const missingMailFiles = (store: Store): string[] =>
  [
    'locales/en/mail.json',
    ...store.languages.flatMap((language) => pagesOf(store).map((page) => fileOf(language, page))),
  ].filter((file) => !existsSync(file));

/**
 * The terms of sale and the instructions on how to end the contract, with the model form, as the storefront's own pages have
 * them; none outside of the European Economic Area and Great Britain, where nobody has to send them.
 * @throws Error if a file is missing: an e-mail without them would not be a confirmation.
 */
export async function legalTextsFor(store: Store, language: Language): Promise<LegalText[]> {
  return Promise.all(
    pagesOf(store).map(async (page) => {
      const file = fileOf(language, page);
      const [, head = '', markdown = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(file, 'utf8')) ?? [];
      const title = /^title: (.*)$/m.exec(head)?.[1] ?? '';
      const { addressLines, ...contact } = store.contact;
      const address = addressLines.join('<br>');
      const own = { address, legalFacts: legalFactsText(store, language) };
      const values = new Map(Object.entries({ ...contact, ...own }));
      const hrefOf = (key: string) => (isPageKey(store, key) ? urlOf(store, language, key) : null);
      return { title, html: contentHtml(markdown, { file, values, hrefOf }) };
    }),
  );
}
