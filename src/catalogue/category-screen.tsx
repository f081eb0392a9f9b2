import { Link } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage, useSitePaths } from '../navigation/page-context.tsx';
import { replaceQueryParameter, useQuery } from '../navigation/query.ts';
import * as styles from './category-screen.module.css';
import { ProductGrid } from './product-grid.tsx';
import { categorySorts, type CategorySort, parseSort, sortProducts } from './sorting.ts';
import type { ProductCardData } from './types.ts';

interface CategoryScreenProps {
  readonly name: string;
  readonly description: string;
  readonly subcategories: readonly { readonly name: string; readonly path: string }[];
  readonly products: readonly ProductCardData[];
}

/** A category: its description, its subcategories, and its products in an order the shopper can choose. */
export function CategoryScreen({ name, description, subcategories, products }: CategoryScreenProps) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  const { pageKey } = usePage();
  // The order is in the address, so that a shared or reloaded page keeps it.
  const sort = parseSort(useQuery()?.get('sort') ?? null);
  const setSort = (chosen: CategorySort) =>
    replaceQueryParameter('sort', chosen === 'featured' ? null : chosen);
  return (
    <>
      <header className={styles.header}>
        <h1>{name}</h1>
        <p className={styles.description}>{description}</p>
        {subcategories.length > 0 && (
          <nav aria-label={t('category.subcategories')}>
            <ul role="list" className={styles.subcategories}>
              {subcategories.map((category) => (
                <li key={category.path}>
                  <Link to={category.path} className={styles.subcategory}>
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {products.length === 0 ? (
        <p>
          <Link to={sitePath('category/selected/shop')}>{t('category.empty')}</Link>
        </p>
      ) : (
        <>
          <h2 className="visually-hidden">{t('category.products')}</h2>
          <div className={styles.tools}>
            <p>{t('category.count', { count: products.length })}</p>
            <SortSelect sort={sort} onChange={setSort} />
          </div>
          <ProductGrid list={pageKey} products={sortProducts(products, sort)} aboveTheFold />
        </>
      )}
    </>
  );
}

function SortSelect({ sort, onChange }: { sort: CategorySort; onChange: (sort: CategorySort) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('category.sort')}</label>
      <select
        id={id}
        className={`input ${styles.select ?? ''}`}
        value={sort}
        onChange={(event) => onChange(parseSort(event.target.value))}
      >
        {categorySorts.map((option) => (
          <option key={option} value={option}>
            {t(`category.sorts.${option}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
