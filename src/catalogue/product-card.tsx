import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { formatMoney } from '../components/money.ts';
import { Picture } from '../components/picture.tsx';
import { PriceNotes } from '../components/price-notes.tsx';
import { ProductTile, tileSizes } from '../components/product-tile.tsx';
import { Rating } from '../components/rating.tsx';
import * as styles from './product-card.module.css';
import type { ProductCardData } from './types.ts';

const cardSizes = tileSizes('20rem');

interface ProductCardProps {
  readonly product: ProductCardData;
  readonly priority?: boolean;
  readonly onSelect: () => void;
}

/** A product of the catalogue in a list. */
export function ProductCard({ product, priority = false, onSelect }: ProductCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const price = formatMoney(product.price, locale);
  return (
    <ProductTile
      path={product.path}
      name={product.name}
      tagline={product.tagline}
      price={product.hasPriceRange ? t('price.from', { price }) : price}
      priceNotes={<PriceNotes price={product.price} measure={product.measure} />}
      badge={product.soldOut && t('stock.out')}
      onSelect={onSelect}
      pictures={
        <>
          <Picture
            picture={product.picture}
            alt=""
            sizes={cardSizes}
            priority={priority ? 'high' : undefined}
          />
          {product.secondPicture && (
            <div className={styles.second}>
              <Picture picture={product.secondPicture} alt="" sizes={cardSizes} />
            </div>
          )}
        </>
      }
    >
      {product.rating && <Rating {...product.rating} />}
      {product.colors.length > 1 && <ColorDots colors={product.colors} />}
    </ProductTile>
  );
}

function ColorDots({ colors }: { colors: ProductCardData['colors'] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.colors}>
      {colors.slice(0, 5).map((color) => (
        <span key={color} className={styles.dot} style={{ '--swatch': color }} aria-hidden="true" />
      ))}
      <span className="visually-hidden">{t('colors', { count: colors.length })}</span>
    </span>
  );
}
