import { Banners } from '../recommendations/banners.tsx';
import { Recommendations } from '../recommendations/recommendations.tsx';

/** What follows a category's products; loaded when the page is idle. @param path names from the root to the category */
export function CategoryEnd({ path }: { readonly path: readonly string[] }) {
  return (
    <>
      <Banners place="merchandising" term={path.join(';')} />
      <Recommendations id="category-trending" categoryPath={path} />
    </>
  );
}
