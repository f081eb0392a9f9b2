import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { useContentTitles } from '../components/use-content-titles.ts';
import { usePage, useSitePaths } from '../navigation/page-context.tsx';
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

export type SitePageGroup = keyof typeof sitePages;

export interface NamedLink {
  readonly name: string;
  readonly path: string;
}

/** Links to the pages of a group, as far as the storefront has them. What is not content is named by the frame. */
export function useSiteLinks(): (group: SitePageGroup) => readonly NamedLink[] {
  const { t } = useTranslation();
  const titles = useContentTitles();
  const { sitePaths } = usePage();
  const sitePath = useSitePaths();
  return (group) =>
    sitePages[group]
      .filter((key) => key in sitePaths)
      .map((key) => ({
        name: titles.get(key) ?? t(`footer.pages.${key as 'contact'}`),
        path: sitePath(key),
      }));
}
