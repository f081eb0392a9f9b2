import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import type { PictureData } from '../components/picture.tsx';
import * as styles from './hero.module.css';

/** Below this width, the portrait picture is shown. */
const wideFrom = '(min-width: 48rem)';

/** How wide the pictures are: the wide one (16:9) fills its place, whose height depends on the window's. */
const wideSizes = 'max(58vw, clamp(46.3rem, 118vh, 78.3rem))';
/** As wide as the screen; more than two pixels per CSS pixel would not be seen in it, and take twice as long. */
const tallSizes = '(min-resolution: 2.1dppx) 67vw, 100vw';

/** Every format of a picture, including the fallback: the two pictures share a single `img`. */
const sourcesOf = (picture: PictureData | null, sizes: string, media?: string) => {
  const { sources = [], fallback } = picture?.images ?? {};
  const all =
    fallback?.srcSet === undefined ? sources : [...sources, { srcSet: fallback.srcSet, type: 'image/webp' }];
  return all.map(({ srcSet, type }) => ({ srcSet, type, sizes, media }));
};

/** The first thing a visitor sees: one picture, one sentence, two links. */
export function Hero({ wide, tall }: { wide: PictureData | null; tall: PictureData | null }) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {wide?.images.fallback && (
        <picture className={styles.picture}>
          {[...sourcesOf(wide, wideSizes, wideFrom), ...sourcesOf(tall, tallSizes)].map((source) => (
            <source key={source.srcSet} {...source} />
          ))}
          <img src={wide.images.fallback.src} alt={t('home.heroAlt')} fetchPriority="high" />
        </picture>
      )}
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          {t('home.title')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <p className={styles.ways}>
          <Link to={sitePath('category/selected/shop')} className="button">
            {t('home.shop')}
          </Link>
          <Link to={sitePath('content/babywearing-guide')} className={styles.guide}>
            {t('home.guide')}
          </Link>
        </p>
      </div>
    </section>
  );
}
