import { brand } from '../../stores/brand.ts';
import { currentStore } from '../shop/current-store.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The page's own path; left out for pages that search engines should not list (cart, checkout, errors). */
  readonly path?: string;
}

/** The document's title, description and canonical address. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{title === brand.name ? title : `${title} | ${brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      {path ? (
        <link rel="canonical" href={currentStore.origin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
