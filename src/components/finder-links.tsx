import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useFinders } from '../navigation/page-context.tsx';
import { useCategories, withChildren } from './use-categories.ts';

interface FinderLinksProps {
  readonly category?: string;
  readonly onFollow?: () => void;
}

/**
 * The way to the questions that help to choose: among the products of a category, or one for each category that has some.
 * Nothing if there are none.
 */
export function FinderLinks({ category: only, onFollow }: FinderLinksProps) {
  const { t } = useTranslation('finder');
  const named = useCategories().flatMap(withChildren);
  const nameOf = (key: string) => named.find((category) => category.key === key)?.name ?? '';
  return useFinders()
    .filter(({ category }) => only === undefined || category === only)
    .map(({ category, path }) => (
      <p key={path}>
        <Link to={path} className="button button-quiet" {...(onFollow && { onClick: onFollow })}>
          {only === undefined ? t('linkIn', { category: nameOf(category) }) : t('link')}
        </Link>
      </p>
    ));
}
