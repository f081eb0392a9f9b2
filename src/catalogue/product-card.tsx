import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { formatMoney } from '../components/money.ts';
import { Picture } from '../components/picture.tsx';
import { Rating } from '../components/rating.tsx';
import * as styles from './product-card.module.css';
import type { ProductCardData } from './types.ts';

const cardSizes = '(min-width: 75rem) 20rem, (min-width: 48rem) 30vw, 46vw';

interface ProductCardProps {
  readonly product: ProductCardData;
  readonly priority?: boolean;
  readonly onSelect: () => void;
}

/** A product in a list: one link that covers the card, pictures first. */
export function ProductCard({ product, priority = false, onSelect }: ProductCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const price = formatMoney(product.price, locale);
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <Picture picture={product.picture} alt="" sizes={cardSizes} priority={priority} />
        {product.secondPicture && (
          <div className={styles.second}>
            <Picture picture={product.secondPicture} alt="" sizes={cardSizes} />
          </div>
        )}
        {product.soldOut && <span className={styles.badge}>{t('stock.out')}</span>}
      </div>
      <h3 className={styles.name}>
        <Link to={product.path} className={styles.link} onClick={onSelect}>
          {product.name}
        </Link>
      </h3>
      <p className={styles.tagline}>{product.tagline}</p>
      <p className={styles.price}>{product.hasPriceRange ? t('price.from', { price }) : price}</p>
      <div className={styles.meta}>
        {product.rating && <Rating {...product.rating} />}
        {product.colors.length > 1 && <ColorDots colors={product.colors} />}
      </div>
    </article>
  );
}

function ColorDots({ colors }: { colors: ProductCardData['colors'] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.colors}>
      {colors.slice(0, 5).map(({ name, hex }) => (
        <span key={name} className={styles.dot} style={{ '--swatch': hex }} aria-hidden="true" />
      ))}
      <span className="visually-hidden">{t('colors', { count: colors.length })}</span>
    </span>
  );
}
