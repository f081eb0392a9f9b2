import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { inPlace } from '../../navigation/scroll-position.ts';
import { useShopState } from '../../shop/shop-context.tsx';
import { type SearchType, searchTypes } from '../service/search-query.ts';
import * as styles from './search-type-links.module.css';

interface SearchTypeLinksProps {
  /** How many results each type has; null until it is known. */
  readonly totals: Readonly<Record<SearchType, number | null>>;
  readonly linkTo: (type: SearchType) => string;
}

/** Products, guides, and categories: what a search has found of each. The shop's state says which is shown. */
export function SearchTypeLinks({ totals, linkTo }: SearchTypeLinksProps) {
  const { t } = useTranslation('search');
  const active = useShopState(({ activeSearchType }) => activeSearchType);
  return (
    <nav aria-label={t('types.label')}>
      <ul role="list" className={styles.types}>
        {searchTypes.map((type) => (
          <li key={type}>
            <Link
              to={linkTo(type)}
              state={inPlace}
              className={styles.type}
              aria-current={type === active ? 'page' : undefined}
            >
              {t(`types.${type}`)}
              <span className={styles.count}>
                {totals[type] !== null && ` ${t('filters.optionCount', { count: totals[type] })}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
