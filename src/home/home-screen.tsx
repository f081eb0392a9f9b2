import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { sections } from '../../brands/sections.ts';
import { Picture } from '../components/picture.tsx';
import { Sections } from '../components/sections.tsx';
import type { CategoryLink } from '../components/use-categories.ts';
import { Hero } from './hero.tsx';
import * as styles from './home-screen.module.css';
import { brand } from '../../brands/browser.ts';
import { usePage } from '../navigation/page-context.tsx';
import * as reasonsStyles from './reasons.module.css';

interface HomeScreenProps {
  readonly hero: ComponentProps<typeof Hero>;
  readonly categories: readonly Required<CategoryLink>[];
  readonly guides: readonly Queries.GuideFieldsFragment[];
  readonly story: Queries.HomeQuery['story'];
  readonly rows: Readonly<
    Record<'favorites' | 'newest' | 'accessories' | 'picked' | 'personal' | 'recent', ReactNode>
  >;
}

export function HomeScreen({ hero, categories, guides, story, rows }: HomeScreenProps) {
  return (
    <>
      <Sections list={sections.homeTop} shown={{}} all={{ hero: <Hero {...hero} /> }} />
      <div className="page">
        <Suspense>
          <Sections
            list={sections.home}
            shown={{}}
            all={{
              reasons: <Reasons />,
              favorites: rows.favorites,
              categories: <Categories categories={categories} />,
              newest: rows.newest,
              story: story && <Story story={story} />,
              accessories: rows.accessories,
              guides: guides.length > 0 && <Guides guides={guides} />,
              picked: rows.picked,
              personal: rows.personal,
              recent: rows.recent,
            }}
          />
        </Suspense>
      </div>
    </>
  );
}

function Categories({ categories }: Pick<HomeScreenProps, 'categories'>) {
  const { t } = useTranslation();
  return (
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
  );
}

function Guides({ guides }: Pick<HomeScreenProps, 'guides'>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="guides" className={styles.section}>
      <h2 id="guides">{t('home.guides')}</h2>
      <ul role="list" className={styles.guides}>
        {guides.map(({ title, description, path, lead }) => (
          <li key={path} className={styles.guide}>
            <div className={styles.guidePicture}>
              <Picture
                picture={lead?.picture.gatsbyImage}
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
  );
}

/** One page of the brand's own, which its picture and a sentence lead to. */
function Story({ story }: { readonly story: NonNullable<HomeScreenProps['story']> }) {
  return (
    <section aria-labelledby="story" className={styles.story}>
      <div className={styles.storyPicture}>
        <Picture
          picture={story.lead?.picture.gatsbyImage}
          alt=""
          sizes="(min-width: 84rem) 48rem, (min-width: 48rem) 60vw, 100vw"
        />
      </div>
      <div className={styles.storyWords}>
        <h2 id="story">
          <Link to={story.path}>{story.title}</Link>
        </h2>
        <p>{story.description}</p>
      </div>
    </section>
  );
}

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

/** The fewest rows for a number of tiles, as equally long as possible. The first tile fills the gap of the last row. */
export function fullRows(count: number, maxColumns: number) {
  const rows = Math.ceil(count / maxColumns);
  const columns = Math.max(1, Math.ceil(count / Math.max(1, rows)));
  return { columns, firstSpan: columns * rows - count + 1 };
}

/** Why to buy here, in a few words each. */
function Reasons() {
  const { t } = useTranslation();
  const { sitePaths } = usePage();
  if (brand.reasons.length === 0) return null;
  return (
    <ul role="list" className={reasonsStyles.reasons}>
      {brand.reasons.map(({ name, page }) => {
        const path = sitePaths[page];
        return (
          path && (
            <li key={name}>
              <Link to={path} className={reasonsStyles.reason}>
                <strong>{t(`home.reasons.${name as 'delivery'}.title`)}</strong>
                <span>{t(`home.reasons.${name as 'delivery'}.text`)}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
