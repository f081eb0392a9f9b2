import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { CategoryScreen } from '../catalogue/category-screen.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useLater } from '../components/use-later.ts';
import { CategoryListing } from '../listing/category-listing.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { useQuery } from '../navigation/query.ts';
import { inPlace } from '../navigation/scroll-position.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import { toCards } from './card-fragment.ts';
import { found } from './found.ts';
import type { PageHeadProps } from './screen-head.tsx';

export default function CategoryTemplate({ data, location }: PageProps<Queries.CategoryQuery>) {
  const { key, name, description } = found(data.commerceCategory);
  const { nodes } = data.allCommerceProduct;
  const { pathname } = location;
  const { pageKey } = usePage();
  const search = useQuery() === null ? null : location.search;
  // The category's own products come before those of its subcategories.
  const own = nodes.filter(({ categoryKeys }) => categoryKeys.includes(key));
  const others = nodes.filter(({ categoryKeys }) => !categoryKeys.includes(key));
  const products = toCards([...own, ...others], useCurrency());
  const categoryPath = [...data.trail.nodes.map((parent) => parent.name), name];
  const end = useLater(useIdle(), () => loadExtra(() => import('./category-end.tsx')));
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={name} />
      <CategoryScreen
        name={name}
        description={description}
        subcategories={data.subcategories.nodes}
        isEmpty={products.length === 0}
      >
        <CategoryListing
          // Another category starts anew.
          key={pageKey}
          products={products}
          categoryPath={categoryPath}
          list={pageKey}
          search={search}
          pathname={pathname}
          onNavigate={(query, options) => navigate(pathname + query, { ...options, state: inPlace })}
          renderProducts={(shown, onOpen) => (
            <ProductGrid list={pageKey} products={shown} onOpen={onOpen} aboveTheFold />
          )}
        />
      </CategoryScreen>
      {end && <end.CategoryEnd key={pageKey} path={categoryPath} />}
    </div>
  );
}

/** Whether the page has been idle since it came alive. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => setIsIdle(true));
  }, []);
  return isIdle;
}

export function Head({ data, pageContext }: PageHeadProps<Queries.CategoryQuery>) {
  const { name, description } = found(data.commerceCategory);
  return <PageHead title={name} description={description} page={pageContext} />;
}

export const query = graphql`
  query Category($language: String!, $key: String!, $branchKeys: [String!]!, $trailKeys: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["translation"] } }) {
      ...PageTexts
    }
    commerceCategory(key: { eq: $key }, language: { eq: $language }) {
      key
      name
      description
    }
    subcategories: allCommerceCategory(
      filter: { language: { eq: $language }, parentKey: { eq: $key } }
      sort: { order: ASC }
    ) {
      nodes {
        name
        path
      }
    }
    trail: allCommerceCategory(
      filter: { language: { eq: $language }, key: { in: $trailKeys } }
      sort: { key: ASC }
    ) {
      nodes {
        name
        path
      }
    }
    allCommerceProduct(
      filter: { language: { eq: $language }, categoryKeys: { in: $branchKeys } }
      sort: [{ rating: { count: DESC } }, { order: ASC }]
    ) {
      nodes {
        categoryKeys
        ...ProductCardFields
      }
    }
  }
`;
