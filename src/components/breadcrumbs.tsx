import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The path from the shop's root to this page; the page itself comes last and is not a link. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
      <ol role="list">
        {trail.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
