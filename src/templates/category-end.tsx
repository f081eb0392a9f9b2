import { Banners, Recommendations } from '../search/recommendations/late-places.tsx';

/**
 * What follows a category's products; loaded when the page is idle. The category's own are above it already, so the row
 * has what is around it: the best of the category it belongs to, or what is popular in the whole shop.
 * @param path names from the root to the category
 */
export function CategoryEnd({ path }: { readonly path: readonly string[] }) {
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
