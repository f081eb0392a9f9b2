import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brands/browser.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import type { ProductCardData } from '../catalogue/types.ts';
import { formatMoney } from '../../stores/format-money.ts';
import type { PictureData } from '../components/picture.tsx';
import { Rating } from '../components/rating.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import * as styles from './hero.module.css';

/** Below this width, the tall picture is shown. */
const wideFrom = '(min-width: 64rem)';

/** How wide the pictures are: the wide one (16:9) fills its place, whose height depends on the window's. */
const wideSizes = 'max(58vw, clamp(46.3rem, 118vh, 78.3rem))';
/**
 * As wide as the screen, or beside the words; more than two pixels per CSS pixel would not be seen in it, and take twice
 * as long.
 */
const tallSizes = '(min-width: 48rem) 58vw, (min-resolution: 2.1dppx) 67vw, 100vw';

/** Every format of a picture, including the fallback: the two pictures share a single `img`. */
const sourcesOf = (picture: PictureData | null, sizes: string, media?: string) => {
  const { sources = [], fallback } = picture?.images ?? {};
  const all =
    fallback?.srcSet === undefined ? sources : [...sources, { srcSet: fallback.srcSet, type: 'image/webp' }];
  return all.map(({ srcSet, type }) => ({ srcSet, type, sizes, media }));
};

interface HeroProps {
  readonly wide: PictureData | null;
  readonly tall: PictureData | null;
  /** Null if the visitor's country has none. */
  readonly product: Pick<
    ProductCardData,
    'name' | 'tagline' | 'path' | 'price' | 'hasPriceRange' | 'rating'
  > | null;
}

/** The first thing a visitor sees: one promise, and the product in its picture, with all that one needs to touch it. */
export function Hero({ wide, tall, product }: HeroProps) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  const locale = useLocale();
  const price = product && formatMoney(product.price, locale);
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
        {product && (
          <p className={styles.product}>
            <span className={styles.name}>{product.name}</span>
            <span className={styles.price}>{product.hasPriceRange ? t('price.from', { price }) : price}</span>
            {product.rating && <Rating {...product.rating} />}
          </p>
        )}
        <p className={styles.lead}>{product ? product.tagline : t('home.lead')}</p>
        <p className={styles.ways}>
          <Link to={product ? product.path : sitePath(brand.pages.shop)} className="button">
            {product ? t('home.see', { name: product.name }) : t('home.shop')}
          </Link>
        </p>
      </div>
    </section>
  );
}
