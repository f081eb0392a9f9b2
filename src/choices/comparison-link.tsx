import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { usePage } from '../navigation/page-context.tsx';
import { keysText } from './key-list.ts';

interface ComparisonLinkProps {
  /** The products, by their keys. */
  readonly keys: readonly string[];
  readonly className?: string | undefined;
  /** Instead of how many they are. */
  readonly text?: string;
  readonly onFollow?: () => void;
}

/** To the comparison of some products; nothing for fewer than two, and where the brand has no page for that. */
export function ComparisonLink({ keys, className, text, onFollow }: ComparisonLinkProps) {
  const { t } = useTranslation('compare');
  const path = usePage().sitePaths.compare;
  if (path === undefined || keys.length < 2) return null;
  return (
    <Link to={`${path}?p=${keysText(keys)}`} className={className} {...(onFollow && { onClick: onFollow })}>
      {text ?? t('go', { chosen: keys.length })}
    </Link>
  );
}
