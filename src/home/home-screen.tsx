import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import type { ProductCardData } from '../catalogue/types.ts';
import { Picture, type PictureData } from '../components/picture.tsx';
import { fullRows } from './full-rows.ts';
import { Hero } from './hero.tsx';
import * as styles from './home-screen.module.css';

interface HomeScreenProps {
  readonly hero: { readonly wide: PictureData | null; readonly tall: PictureData | null };
  readonly categories: readonly {
    readonly key: string;
    readonly name: string;
    readonly path: string;
    readonly picture: PictureData | null;
  }[];
  readonly favourites: readonly ProductCardData[];
  readonly newest: readonly ProductCardData[];
  readonly guides: readonly { readonly title: string; readonly description: string; readonly path: string }[];
}

export function HomeScreen({ hero, categories, favourites, newest, guides }: HomeScreenProps) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  return (
    <>
      <Hero {...hero} />
      <div className={`page ${styles.sections ?? ''}`}>
        <section aria-labelledby="categories" className={styles.section}>
          <h2 id="categories">{t('home.categories')}</h2>
          <ul role="list" className={styles.categories} style={gridOf(categories.length)}>
            {categories.map(({ key, name, path, picture }) => (
              <li key={key}>
                <Link to={path} className={styles.category}>
                  <span className={styles.categoryPicture}>
                    <Picture picture={picture} alt="" sizes="(min-width: 64rem) 14rem, 46vw" />
                  </span>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="favourites" className={styles.section}>
          <h2 id="favourites">{t('home.favourites')}</h2>
          <ProductGrid list="home/favourites" products={favourites} />
        </section>
        <section aria-labelledby="newest" className={styles.section}>
          <h2 id="newest">
            <Link to={sitePath('category/selected/supersoft-and-supercosy-new-additions')}>
              {t('home.newest')}
            </Link>
          </h2>
          <ProductGrid list="home/newest" products={newest} />
        </section>
        <section aria-labelledby="guides" className={styles.section}>
          <h2 id="guides">{t('home.guides')}</h2>
          <ul role="list" className={styles.guides}>
            {guides.map(({ title, description, path }) => (
              <li key={path} className={styles.guide}>
                <h3>
                  <Link to={path}>{title}</Link>
                </h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** The grid of the categories on a phone, a tablet, and a desktop. */
function gridOf(count: number) {
  const [small, medium, large] = [fullRows(count, 2), fullRows(count, 4), fullRows(count, 8)] as const;
  return {
    '--columns-small': small.columns,
    '--span-small': small.firstSpan,
    '--columns-medium': medium.columns,
    '--span-medium': medium.firstSpan,
    '--columns-large': large.columns,
    '--span-large': large.firstSpan,
  };
}
