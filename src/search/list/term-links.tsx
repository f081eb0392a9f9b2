import { Link } from 'gatsby';
import { useSitePaths } from '../../navigation/page-context.tsx';
import { searchPath } from '../service/search-query.ts';
import * as styles from './term-links.module.css';

/** Other terms to search for; nothing without any. */
export function TermLinks({ title, terms }: { readonly title: string; readonly terms: readonly string[] }) {
  const searchPage = useSitePaths()('search');
  if (terms.length === 0) return null;
  return (
    <section aria-label={title} className={styles.section}>
      <h3>{title}</h3>
      <ul role="list" className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Link to={searchPath(searchPage, term)} className={styles.term}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
