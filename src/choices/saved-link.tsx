import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { HeartIcon } from '../components/icons.tsx';
import { Later } from '../components/later.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { loadPart } from '../recovery/reload-guard.ts';
import { useSaved } from './saved-keys.ts';

interface SavedLinkProps {
  readonly className: string | undefined;
  readonly countClassName: string | undefined;
}

/** To the saved products, with how many there are; only where there are any. */
export function SavedLink({ className, countClassName }: SavedLinkProps) {
  const { t } = useTranslation('saved');
  const path = usePage().sitePaths.saved;
  const count = useSaved(({ keys }) => keys.length);
  if (path === undefined || count === 0) return null;
  return (
    <Link to={path} className={className}>
      <HeartIcon />
      <span className="visually-hidden">{t('count', { count })}</span>
      <span className={countClassName} aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}

/** Where changes of the list are told: announced, without taking the focus. */
export function LaterSavedNotice() {
  const isTouched = useSaved((saved) => saved.isTouched);
  return (
    <div role="status">
      <Later
        wanted={isTouched}
        load={() => loadPart(() => import(/* webpackChunkName: "saved-list" */ './saved-notice.tsx'))}
      >
        {({ SavedNotice }) => <SavedNotice />}
      </Later>
    </div>
  );
}
