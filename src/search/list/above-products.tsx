import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ContentHit, NamedPage, SearchPage } from '../service/search-port.ts';
import * as styles from './term-links.module.css';
import { TextHits } from './text-results.tsx';

/** Whether the service found only products that lack a part of the term. */
export const isInexact = (found: SearchPage | null): boolean =>
  found !== null && found.total > 0 && found.typeOfSearch === 'WILDCARD_OR';

interface AboveProductsProps {
  readonly isInexact: boolean;
  /** What the term is about. */
  readonly guide: ContentHit | null;
  readonly categories: readonly NamedPage[];
}

/** What a shopper should read before the products of a term: that they only come close, or the guide it is about. */
export function AboveProducts({ isInexact, guide, categories }: AboveProductsProps) {
  const { t } = useTranslation('search');
  return (
    <>
      {isInexact && (
        <section aria-label={t('types.category')} className={styles.section}>
          <p>{t('results.closest')}</p>
          <ul role="list" className={styles.terms}>
            {categories.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} className={styles.term}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {guide && (
        <section aria-label={t('types.content')}>
          <TextHits hits={[guide]} />
        </section>
      )}
    </>
  );
}
