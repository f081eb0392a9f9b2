import { brand } from '../../brands/browser.ts';
import { isListed } from '../../stores/is-listed.ts';
import type { PageContext } from '../navigation/page-context.tsx';
import { currentStore } from '../shop/current-store.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly page: PageContext;
}

/**
 * The document's title, description, and canonical address, and the paths of this page in the other languages, which
 * the language script reads before the page is shown. Its addresses in other storefronts are only in the HTML
 * (`gatsby/html/announcements.tsx`).
 */
export function PageHead({ title, description, page }: PageHeadProps) {
  const { pageKey, i18n, storeIds, languagePaths } = page;
  return (
    <>
      <title>{withBrand(title)}</title>
      {description && <meta name="description" content={description} />}
      {isListed(pageKey) ? (
        <link rel="canonical" href={currentStore.origin + i18n.path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {storeIds.length > 0 && i18n.languages.length > 1 && (
        <meta name="language-paths" content={JSON.stringify(languagePaths)} />
      )}
    </>
  );
}

/** How many characters of a title search engines show, about; the brand is the first that a page can do without. */
const titleLength = 65;

function withBrand(title: string): string {
  const branded = `${title} | ${brand.name}`;
  return branded.length > titleLength ? title : branded;
}
