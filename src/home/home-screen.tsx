import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LaterHydration } from '../components/later.tsx';
import { Picture, type PictureData } from '../components/picture.tsx';
import { Hero, type LeadProduct } from './hero.tsx';
import * as styles from './home-screen.module.css';
import { Reasons } from './reasons.tsx';

interface HomeScreenProps {
  readonly hero: {
    readonly wide: PictureData | null;
    readonly tall: PictureData | null;
    readonly product: LeadProduct | null;
  };
  readonly categories: readonly {
    readonly key: string;
    readonly name: string;
    readonly path: string;
    readonly picture: PictureData | null;
  }[];
  readonly guides: readonly {
    readonly title: string;
    readonly description: string;
    readonly path: string;
    readonly picture: PictureData | null;
  }[];
  /** The row of products that comes before the categories. */
  readonly firstRow: ReactNode;
  /** Rows of products between the categories and the guides. */
  readonly rows: ReactNode;
  /** What comes last. */
  readonly end: ReactNode;
}

export function HomeScreen({ hero, categories, guides, firstRow, rows, end }: HomeScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <Hero {...hero} />
      <div className="page">
        <LaterHydration>
          <Reasons />
          {firstRow}
          <section aria-labelledby="categories" className={styles.section}>
            <h2 id="categories">{t('home.categories')}</h2>
            <ul role="list" className={styles.categories} style={gridOf(categories.length)}>
              {categories.map(({ key, name, path, picture }) => (
                <li key={key}>
                  <Link to={path} className={styles.category}>
                    <span className={styles.categoryPicture}>
                      <Picture picture={picture} alt="" sizes="(min-width: 64rem) 14rem, 45vw" />
                    </span>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          {rows}
          {guides.length > 0 && (
            <section aria-labelledby="guides" className={styles.section}>
              <h2 id="guides">{t('home.guides')}</h2>
              <ul role="list" className={styles.guides}>
                {guides.map(({ title, description, path, picture }) => (
                  <li key={path} className={styles.guide}>
                    <div className={styles.guidePicture}>
                      <Picture
                        picture={picture}
                        alt=""
                        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
                      />
                    </div>
                    <h3>
                      <Link to={path}>{title}</Link>
                    </h3>
                    <p>{description}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {end}
        </LaterHydration>
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

/** A grid whose rows are all full. */
export interface FullRows {
  readonly columns: number;
  /** How many columns the first tile takes up, so that the last row is full. */
  readonly firstSpan: number;
}

/** The fewest rows for a number of tiles, with as equally many in each as possible, and the first tile filling the gap. */
export function fullRows(count: number, maxColumns: number): FullRows {
  const rows = Math.ceil(count / maxColumns);
  const columns = Math.max(1, Math.ceil(count / Math.max(1, rows)));
  return { columns, firstSpan: columns * rows - count + 1 };
}
