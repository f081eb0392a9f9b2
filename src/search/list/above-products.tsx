import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { type ContentHit, isExact, type NamedPage, type ResultPage } from '../service/search-port.ts';
import * as styles from './term-links.module.css';
import { TextHits } from './text-results.tsx';

/** Whether the service found only products that lack a part of the term, and no pages that have all of it. */
export const isInexact = (found: ResultPage | null, content: ResultPage<ContentHit> | null): boolean =>
  found !== null && found.total > 0 && found.typeOfSearch === 'WILDCARD_OR' && !(content && isExact(content));

/** More would push the products too far down. */
const maxPages = 3;

/** The pages to show above the products: those with all of the term if no product has it, or else the one that the term is about. */
export function pagesAbove(
  term: string,
  products: ResultPage | null,
  content: ResultPage<ContentHit> | null,
  categories: ResultPage<NamedPage> | null,
): readonly ContentHit[] {
  if (!content) return [];
  if (products && !isExact(products) && isExact(content)) return content.records.slice(0, maxPages);
  const page = pageAbout(term, content.records, categories?.records ?? []);
  return page ? [page] : [];
}

/** How much of a name a term has to say, by letters, to be what the page is about: `shipping` of “Shipping and delivery”. */
const leastShare = 0.4;

/** Whether a term says what something with this name is about: all of its words are in the name, and are much of it. */
export function isSubject(term: string, name: string): boolean {
  const words = plain(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  const inName = plain(name);
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return (
    words.length > 0 &&
    words.every((word) => inName.includes(word)) &&
    letters(words.join('')) >= letters(inName) * leastShare
  );
}

/** Without upper case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The page that a term is about by its title or its address; null if there is none, or if a category is called that,
 * because then the shopper looks for products.
 */
export function pageAbout(
  term: string,
  pages: readonly ContentHit[],
  categories: readonly NamedPage[],
): ContentHit | null {
  if (categories.some(({ name }) => isSubject(term, name))) return null;
  const slugOf = ({ path }: NamedPage) => path.split('/').findLast(Boolean) ?? '';
  return pages.find((page) => isSubject(term, page.name) || isSubject(term, slugOf(page))) ?? null;
}

interface AboveProductsProps {
  readonly isInexact: boolean;
  /** What the term is about. */
  readonly pages: readonly ContentHit[];
  readonly categories: readonly NamedPage[];
}

/** What a shopper should read before the products of a term: that they only come close, or the pages it is about. */
export function AboveProducts({ isInexact, pages, categories }: AboveProductsProps) {
  const { t } = useTranslation('search');
  return (
    <>
      {isInexact && (
        <section aria-label={t('types.category')} className={styles.section}>
          <p>{t('results.closest')}</p>
          <ul role="list" className={styles.terms}>
            {categories.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} className="chip">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages.length > 0 && (
        <section aria-label={t('types.content')}>
          <TextHits hits={pages} />
        </section>
      )}
    </>
  );
}
