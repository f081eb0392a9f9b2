import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { numberFormat } from '../../stores/intl-formats.ts';
import { Picture, type PictureData } from '../components/picture.tsx';
import { useLanguage } from '../i18n/use-locale.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import * as styles from './category-screen.module.css';
import * as linkStyles from './page-links.module.css';

interface CategoryScreenProps {
  readonly name: string;
  readonly description: string;
  /** The way to questions that help to choose, if there are any. */
  readonly finder?: ReactNode;
  readonly subcategories: readonly { readonly name: string; readonly path: string }[];
  /** What the category is about, in a room; null without one. */
  readonly scene: PictureData | null;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

export function CategoryScreen(props: CategoryScreenProps) {
  const { name, description, finder, subcategories, scene, isEmpty, children } = props;
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  return (
    <>
      <header className={styles.header}>
        {scene && (
          <div className={styles.scene}>
            <Picture
              picture={scene}
              alt=""
              sizes="(min-width: 84rem) 40rem, (min-width: 48rem) 48vw, 100vw"
              priority="high"
            />
          </div>
        )}
        <div className={styles.words}>
          <h1>{name}</h1>
          <p className={styles.description}>{description}</p>
          {finder}
          {subcategories.length > 0 && (
            <nav aria-label={t('category.subcategories')}>
              <ul role="list" className={styles.subcategories}>
                {subcategories.map((category) => (
                  <li key={category.path}>
                    <Link to={category.path} className="chip">
                      {category.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </header>
      {isEmpty ? (
        <p>
          <Link to={sitePath(brand.pages.shop)}>{t('category.empty')}</Link>
        </p>
      ) : (
        <>
          <h2 className="visually-hidden">{t('category.products')}</h2>
          {children}
        </>
      )}
    </>
  );
}

interface PageLinksProps {
  /** The page this is, from 1. */
  readonly number: number;
  /** The pages that are linked to, in order; those between them are left out. */
  readonly links: readonly { readonly number: number; readonly path: string }[];
}

/** The way to the other pages of a list that is longer than one. */
export function PageLinks({ number, links }: PageLinksProps) {
  const { t } = useTranslation();
  const format = numberFormat(useLanguage());
  const linkTo = (other: number) => links.find((link) => link.number === other);
  const [previous, next] = [linkTo(number - 1), linkTo(number + 1)];
  return (
    <nav aria-label={t('category.pages')} className={linkStyles.pages}>
      {previous && (
        <Link to={previous.path} rel="prev" className="button button-quiet">
          {t('category.previousPage')}
        </Link>
      )}
      <ul role="list" className={linkStyles.numbers}>
        {links.map((link, index) => (
          <li key={link.number}>
            {link.number - 1 > (links[index - 1]?.number ?? 0) && <span aria-hidden>… </span>}
            <Link
              to={link.path}
              aria-current={link.number === number ? 'page' : undefined}
              aria-label={t('category.page', { page: format.format(link.number) })}
              className={linkStyles.number}
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
