import { graphql, Link } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { nearestPages } from '../navigation/nearest-pages.ts';
import { useShopDispatch } from '../shop/shop-context.tsx';
import * as styles from './ways-on.module.css';

interface WaysOnProps {
  /** All pages that can be suggested. */
  readonly pages: Queries.WaysOnFragment;
}

/** What a visitor can do whose page is missing or failing: search for it, or open a page with a similar address. */
export function WaysOn({ pages }: WaysOnProps) {
  const { t } = useTranslation();
  const dispatch = useShopDispatch();
  const near = nearestPages(usePath(), [
    ...pages.products.nodes,
    ...pages.categories.nodes,
    ...pages.contents.nodes.map(({ title, path }) => ({ name: title, path })),
  ]);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => dispatch({ type: 'setSearchOpen', open: true })}
      >
        {t('notFound.search')}
      </button>
      {near.length > 0 && (
        <nav className={styles.near} aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">{t('notFound.nearest')}</h2>
          <ul role="list">
            {near.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** The path in the address bar; empty during server rendering, when nobody knows it. */
function usePath(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => '',
  );
}

export const fragment = graphql`
  fragment WaysOn on Query {
    products: allCommerceProduct(filter: { language: { eq: $language } }) {
      nodes {
        name
        path
      }
    }
    categories: allCommerceCategory(filter: { language: { eq: $language } }) {
      nodes {
        name
        path
      }
    }
    contents: allContentPage(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
      }
    }
  }
`;
