import { useTranslation } from 'react-i18next';
import { useContentTitles } from '../components/use-content-titles.ts';
import { usePage } from '../navigation/page-context.tsx';
import type { NamedPageKey } from '../../stores/page-paths.ts';

/**
 * Links to pages, as far as the storefront has them. They open in a new tab, so that a card number typed in
 * checkout is not lost.
 */
export function PagesInNewTab({ keys }: { keys: readonly NamedPageKey[] }) {
  const { t } = useTranslation('checkout');
  const { t: frame } = useTranslation();
  const titles = useContentTitles();
  const { sitePaths } = usePage();
  return (
    <ul role="list">
      {keys
        .filter((key) => key in sitePaths)
        .map((key) => (
          <li key={key}>
            <a href={sitePaths[key]} target="_blank">
              {titles.get(key) ?? frame(`footer.pages.${key as 'contact'}`)}{' '}
              <span className="visually-hidden">{t('newTab')}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
