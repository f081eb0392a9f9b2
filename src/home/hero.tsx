import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import type { PictureData } from '../components/picture.tsx';
import * as styles from './hero.module.css';

/** Below this width the tall picture is shown. */
const wideFrom = '(min-width: 48rem)';

/** The first thing a visitor sees: one picture, one sentence, two ways in. */
export function Hero({ wide, tall }: { wide: PictureData | null; tall: PictureData | null }) {
  const { t } = useTranslation('common');
  const sitePath = useSitePaths();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {wide?.images.fallback && (
        <picture className={styles.picture}>
          {[
            ...(wide.images.sources ?? []).map((source) => ({ ...source, media: wideFrom })),
            ...(tall?.images.sources ?? []).map((source) => ({ ...source, media: undefined })),
          ].map(({ srcSet, type, media }) => (
            <source key={srcSet} srcSet={srcSet} type={type} media={media} sizes="100vw" />
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
