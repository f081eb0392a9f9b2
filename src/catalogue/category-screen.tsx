import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import * as styles from './category-screen.module.css';

interface CategoryScreenProps {
  readonly name: string;
  readonly description: string;
  readonly subcategories: readonly { readonly name: string; readonly path: string }[];
  readonly isEmpty: boolean;
  /** Its products. */
  readonly children: ReactNode;
}

/** A category: its description, its subcategories, and its products. */
export function CategoryScreen({ name, description, subcategories, isEmpty, children }: CategoryScreenProps) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
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
      {isEmpty ? (
        <p>
          <Link to={sitePath(brand.pages.shop)}>{t('category.empty')}</Link>
        </p>
      ) : (
        <>
          <h2 className="visually-hidden">{t('category.products')}</h2>
          {children}
        </>
      )}
    </>
  );
}
