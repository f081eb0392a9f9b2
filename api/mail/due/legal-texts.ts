import { textFolders } from '../templates/texts.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../../brands/api.ts';
import type { LegalText } from '../templates/order-kinds.ts';
import { contentHtml } from '../../../stores/content-text.ts';
import { isInEea } from '../../../stores/european-economic-area.ts';
import type { Language, Store } from '../../../stores/types.ts';
import { isPageKey, urlOf } from '../../../stores/urls.ts';

/** The pages of `content/` that belong to every contract, in the order in which they are read. */
const pages = ['general-terms-of-sale', 'right-of-withdrawal'] as const;

const folderOf = (page: string): string => join(brand.folder, 'content/customer-service', page);

/** What e-mails are made from, relative to where a host runs: the repository, or a package, which has to contain it. */
export const mailFiles: readonly string[] = [
  ...pages.map((page) => `${folderOf(page)}/*.md`),
  ...textFolders.map((folder) => `${folder}/*/*.json`),
];

const fileOf = (language: Language, page: string): string => join(folderOf(page), `${language}.md`);

/** The files that a storefront's e-mails need and that are not there. */
export const missingMailFiles = (store: Store): string[] =>
  [
    'locales/en/mail.json',
    ...(needsLegalTexts(store)
      ? store.languages.flatMap((language) => pages.map((page) => fileOf(language, page)))
      : []),
  ].filter((file) => !existsSync(file));

const needsLegalTexts = ({ countries }: Store): boolean => isInEea(countries[0].code);

/**
 * The terms of sale and the instructions on withdrawal with the model form, as the storefront's own pages have them; none
 * outside of the European Economic Area, where nobody has to send them.
 * @throws Error if a file is missing: an e-mail without them would not be a confirmation.
 */
export async function legalTextsFor(store: Store, language: Language): Promise<LegalText[]> {
  if (!needsLegalTexts(store)) return [];
  return Promise.all(
    pages.map(async (page) => {
      const file = fileOf(language, page);
      const [, head = '', markdown = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(file, 'utf8')) ?? [];
      const title = /^title: (.*)$/m.exec(head)?.[1] ?? '';
      const { addressLines, ...contact } = store.contact;
      const values = new Map(Object.entries({ ...contact, address: addressLines.join('<br>') }));
      const hrefOf = (key: string) => (isPageKey(store, key) ? urlOf(store, language, key) : null);
      return { title, html: contentHtml(markdown, { file, values, hrefOf }) };
    }),
  );
}
