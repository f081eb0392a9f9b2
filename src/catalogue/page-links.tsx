import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-locale.ts';
import * as styles from './page-links.module.css';

interface PageLinksProps {
  /** The page this is, from 1. */
  readonly number: number;
  /** The pages that are linked to, in order; those between them are left out. */
  readonly links: readonly { readonly number: number; readonly path: string }[];
}

/** The way to the other pages of a list that is longer than one. */
export function PageLinks({ number, links }: PageLinksProps) {
  const { t } = useTranslation();
  const format = new Intl.NumberFormat(useLanguage());
  const linkTo = (other: number) => links.find((link) => link.number === other);
  const [previous, next] = [linkTo(number - 1), linkTo(number + 1)];
  return (
    <nav aria-label={t('category.pages')} className={styles.pages}>
      {previous && (
        <Link to={previous.path} rel="prev" className="button button-quiet">
          {t('category.previousPage')}
        </Link>
      )}
      <ul role="list" className={styles.numbers}>
        {links.map((link, index) => (
          <li key={link.number}>
            {link.number - 1 > (links[index - 1]?.number ?? 0) && <span aria-hidden>… </span>}
            <Link
              to={link.path}
              aria-current={link.number === number ? 'page' : undefined}
              aria-label={t('category.page', { page: format.format(link.number) })}
              className={styles.number}
            >
              {format.format(link.number)}
            </Link>
          </li>
        ))}
      </ul>
      {next && (
        <Link to={next.path} rel="next" className="button button-quiet">
          {t('category.nextPage')}
        </Link>
      )}
    </nav>
  );
}
