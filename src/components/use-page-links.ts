import { useTranslation } from 'react-i18next';
import type { NamedPageKey } from '../../stores/page-paths.ts';
import { usePage } from '../navigation/page-context.tsx';
import { useContentTitles } from './use-content-titles.ts';

export interface NamedLink {
  readonly name: string;
  readonly path: string;
}

/** Links to pages, as far as the storefront has them. What is not content is named as in the footer. */
export function usePageLinks(): (keys: readonly NamedPageKey[]) => readonly NamedLink[] {
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

/** Pages of customer service, for those who find nothing. */
export const useHelpPages = (): readonly NamedLink[] =>
  usePageLinks()(['content/returns', 'content/shipping-and-delivery', 'content/manuals']);
