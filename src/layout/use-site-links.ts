import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { useContentTitles } from '../components/use-content-titles.ts';
import { usePage } from '../navigation/page-context.tsx';
import type { NamedPageKey } from '../../stores/page-paths.ts';

/** The pages that menu and footer link to, besides the shop itself, by what people look for. */
export const sitePages = {
  help: [
    'withdraw',
    'contact',
    'order-lookup',
    'content/faq',
    'content/shipping-and-delivery',
    'content/returns',
    'content/manuals',
    'content/recalled-products',
  ],
  guides: brand.pages.guides,
  about: brand.pages.about,
  legal: [
    'content/general-terms-of-sale',
    'content/user-terms-conditions',
    'content/data-protection-policy',
    'content/right-of-withdrawal',
    'content/legal-guarantee',
    'content/legal-notice',
    'content/accessibility',
  ],
} as const satisfies Readonly<Record<string, readonly NamedPageKey[]>>;

export interface NamedLink {
  readonly name: string;
  readonly path: string;
}

/** Links to pages, as far as the storefront has them. What is not content is named by the frame. */
export function useSiteLinks(): (keys: readonly NamedPageKey[]) => readonly NamedLink[] {
  const { t } = useTranslation();
  const titles = useContentTitles();
  const { sitePaths } = usePage();
  return (keys) =>
    keys.flatMap((key) => {
      const path = sitePaths[key];
      const name = titles.get(key) ?? t(`footer.pages.${key as 'contact'}`);
      return path === undefined ? [] : { name, path };
    });
}
