import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { formatMoney } from '../components/money.ts';
import { track } from '../telemetry/track.ts';
import { RemotePicture } from '../components/remote-picture.tsx';
import type { SearchHit } from '../search/search-port.ts';
import * as styles from './search-hit-card.module.css';

/** A product in the search results. @param locale BCP 47, for the format of the price */
export function SearchHitCard({ hit, locale }: { readonly hit: SearchHit; readonly locale: string }) {
  const { t } = useTranslation('search');
  const rating = hit.rating?.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <article className={styles.card}>
      <RemotePicture
        className={styles.picture}
        url={hit.imageUrl}
        widths={[320, 640]}
        sizes="(min-width: 48rem) 13rem, 46vw"
      />
      <h3 className={styles.name}>
        <Link
          className={styles.link}
          to={hit.path}
          onClick={() => track({ name: 'select_item', list: 'search', product: hit })}
        >
          {hit.name}
        </Link>
      </h3>
      {rating !== undefined && (
        <p className={styles.rating}>
          <span aria-hidden="true">★ {rating}</span>
          <span className="visually-hidden">{t('hit.rating', { rating })}</span>
        </p>
      )}
      <p className={styles.price}>
        {formatMoney(hit.price, locale)}
        {!hit.inStock && <span className={styles.soldOut}>{t('hit.soldOut')}</span>}
      </p>
    </article>
  );
}
