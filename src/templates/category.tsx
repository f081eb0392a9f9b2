import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { CategoryScreen, PageLinks } from '../catalogue/category-screen.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { FinderLinks } from '../components/finder-links.tsx';
import { PageHead } from '../components/page-head.tsx';
import { CategoryListing } from '../search/list/category-listing.tsx';
import { Banners } from '../search/recommendations/banners.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { listPageCount, listPageSize } from '../navigation/list-pages.ts';
import { usePage } from '../navigation/page-context.tsx';
import { useSearch } from '../navigation/query.ts';
import { currentStore } from '../shop/current-store.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import { pictureOf, toCards } from './card-fragment.ts';
import { found, type PageHeadProps } from './page-data.tsx';

export default function CategoryTemplate({ data, location }: PageProps<Queries.CategoryQuery>) {
  const { name, description, picture } = found(data.commerceCategory);
  const list = found(data.categoryList);
  const { pathname } = location;
  const { pageKey } = usePage();
  const search = useSearch() && location.search;
  const currency = useCurrency();
  // What does not change with the address is not rendered again for it.
  const products = useMemo(() => toCards(list.products, currency), [list, currency]);
  const part = useMemo(() => (list.links.length > 0 ? partOf(list, currency) : null), [list, currency]);
  const categoryPath = [...data.trail.nodes.map((parent) => parent.name), name];
  return (
    <div className="page">
      <Breadcrumbs trail={data.trail.nodes} current={name} />
      <CategoryScreen
        name={name}
        description={description}
        finder={<FinderLinks category={list.categoryKey} />}
        // A category without a picture of its own has that of a product, which stands below anyway.
        scene={picture?.view === 'scene' ? pictureOf(picture) : null}
        subcategories={data.subcategories.nodes}
        isEmpty={products.length === 0}
      >
        <CategoryListing
          // Another category starts anew.
          key={pageKey}
          products={products}
          part={part}
          categoryPath={categoryPath}
          list={pageKey}
          search={search}
          pathname={pathname}
        />
      </CategoryScreen>
      <CategoryEnd key={pageKey} path={categoryPath} />
    </div>
  );
}

/** The category's own products are above it already: the best of its parent, or what is popular in the whole shop. */
function CategoryEnd({ path }: { readonly path: readonly string[] }) {
  const around = path.slice(0, -1);
  return (
    <>
      <Banners place="merchandising" term={path.join(';')} />
      {around.length > 0 ? (
        <Recommendations id="category-rated" categoryPath={around} />
      ) : (
        <Recommendations id="home-trending" />
      )}
    </>
  );
}

const partOf = (
  { number, sold, links }: NonNullable<Queries.CategoryQuery['categoryList']>,
  currency: string,
) => ({
  first: (number - 1) * listPageSize,
  total: sold.find((one) => one.currency === currency)?.total ?? 0,
  links: <PageLinks number={number} links={links} />,
});

export function Head({ data, pageContext }: PageHeadProps<Queries.CategoryQuery>) {
  const category = found(data.commerceCategory);
  const { number, links, total } = found(data.categoryList);
  const title = number === 1 ? category.title : `${category.title} (${number}/${listPageCount(total)})`;
  const relations = { prev: number - 1, next: number + 1 };
  return (
    <>
      <PageHead title={title} description={category.description} page={pageContext} />
      {Object.entries(relations).map(([rel, other]) => {
        const link = links.find((one) => one.number === other);
        return link && <link key={rel} rel={rel} href={currentStore.origin + link.path} />;
      })}
    </>
  );
}

export const query = graphql`
  query Category(
    $language: String!
    $id: String!
    $key: String!
    $trailKeys: [String!]!
    $largeFormats: [RemoteFileFormat!]!
  ) {
    commerceCategory(key: { eq: $key }, language: { eq: $language }) {
      name
      title
      description
      picture {
        view
        ...LargePicture
      }
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
    categoryList(id: { eq: $id }) {
      categoryKey
      number
      total
      sold {
        currency
        total
      }
      links {
        number
        path
      }
      products {
        ...ProductCardFields
      }
    }
  }
`;
