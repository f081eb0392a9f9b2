import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { CardActions } from '../choices/card-actions.tsx';
import { Later } from '../components/later.tsx';
import { Picture } from '../components/picture.tsx';
import { Rating } from '../components/rating.tsx';
import { PriceNotes } from '../components/price-notes.tsx';
import { LinkToPage } from '../components/link-to-page.tsx';
import { replaceQueryParameter } from '../navigation/query.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import { useCurrency, useStore } from '../shop/shop-context.tsx';
import { gallerySizes } from './gallery.tsx';
import * as styles from './product-screen.module.css';
import { Promises } from './promises.tsx';
import type { ProductData, VariantData } from './types.ts';
import { type Offers, useOffers } from './use-offers.ts';
import { VariantPicker, type VariantPickerProps } from './variant-picker.tsx';
import { StockLine } from './stock-line.tsx';
import type { Money } from '../../contract/money.ts';
import { variantLabel } from '../../contract/product.ts';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import { formatMoney } from '../../stores/format-money.ts';

/** Where what is sold out offers an e-mail. */
const restockId = 'restock';

export interface PurchaseProps {
  readonly product: ProductData;
  readonly selected: VariantData;
  /** How a variant is chosen, if not on its product's axes. */
  readonly picker?: ((props: VariantPickerProps & Pick<Offers, 'priceOf'>) => ReactNode) | undefined;
  /** Products that go with it, for who has just added it to the cart. */
  readonly goesWith?: ReactNode;
  /** Other ways to buy a variant than the cart. */
  readonly otherWays?: ((variant: VariantData, quantity: number) => ReactNode) | undefined;
}

/** What it takes to buy a product: price, variant, stock, and the button. Nothing else on the page knows what is current of it. */
export function Purchase({ product, selected, picker, goesWith, otherWays }: PurchaseProps) {
  const { t: notSold } = useTranslation('errors');
  const currency = useCurrency();
  const { now, priceOf, isCurrent, refresh } = useOffers(product.variants);
  const current = now(selected);
  const { sku, price, measure, availableQuantity } = current;
  // Not before stock has been asked for: the page may be older than the delivery.
  const isSoldOut = availableQuantity === 0 && isCurrent(sku);
  const choice = {
    axes: product.axes,
    variants: product.variants.map(now),
    selected: current,
    priceOf,
    onSelect: (chosen: VariantData) => replaceQueryParameter('sku', chosen.sku),
  };
  return (
    <>
      <div className={styles.offer}>
        <p className={styles.price}>
          {price ? <Price price={price} /> : notSold('NotSoldHere')}
          {price && <PlusDelivery />}
        </p>
        {product.rating && (
          <a href="#reviews" className={styles.toReviews}>
            <Rating {...product.rating} />
          </a>
        )}
      </div>
      <PriceStatus key={`${sku} ${currency}`} price={price} />
      {price && <PriceNotes price={price} measure={measure} />}
      {picker ? picker(choice) : <VariantPicker {...choice} />}
      {price && (
        <>
          <StockLine availableQuantity={availableQuantity} isCurrent={isCurrent(sku)} />
          <AddToCart
            sku={sku}
            name={product.name}
            price={price}
            availableQuantity={availableQuantity}
            picture={
              <Picture picture={selected.pictures[0]?.picture} alt="" sizes={gallerySizes} priority="low" />
            }
            variant={variantLabel(selected.axes)}
            goesWith={goesWith}
            restockPath={`#${restockId}`}
            onOutOfStock={refresh}
            otherWays={otherWays && ((quantity) => otherWays(selected, quantity))}
          />
          <div id={restockId}>
            <Later
              wanted={isSoldOut}
              load={() => loadExtra(() => import('../customer-service/restock-form.tsx'))}
            >
              {({ RestockForm }) => isSoldOut && <RestockForm key={sku} sku={sku} />}
            </Later>
          </div>
          <CardActions
            product={{ key: product.key, name: product.name, sku, price, hasPriceRange: false }}
            place="page"
          />
          <Promises warrantyYears={product.warrantyYears} price={price} />
        </>
      )}
    </>
  );
}

/** Announces another price of the same variant: whoever uses a screen reader may have read the old one. */
function PriceStatus({ price }: Pick<VariantData, 'price'>) {
  const { t } = useTranslation(['product', 'errors']);
  const locale = useLocale();
  const [before] = useState(price);
  return (
    <p role="status" className="visually-hidden">
      {price?.centAmount !== before?.centAmount &&
        (price ? t('priceNow', { price: formatMoney(price, locale) }) : t('NotSoldHere', { ns: 'errors' }))}
    </p>
  );
}

/**
 * Says that delivery comes on top of a price, where law asks for it: Directive 2011/83/EU, Article 6(1)(e), and the laws of
 * the states that follow it, all of which have value added tax.
 */
function PlusDelivery() {
  const { t } = useTranslation();
  const { tax } = useStore();
  if (tax.name !== 'vat') return null;
  return (
    <small>
      , <LinkToPage page="content/shipping-and-delivery">{t('price.plusDelivery')}</LinkToPage>
    </small>
  );
}

/** A price, with the tax that it contains; where a tax is added, cart and checkout say so. */
export function Price({ price }: { price: Money }) {
  const { t } = useTranslation();
  const { tax } = useStore();
  const locale = useLocale();
  const taxName = useTaxName();
  return (
    <>
      {formatMoney(price, locale)}
      {tax.included && tax.name !== 'none' && (
        <small> {t('price.includingTax', { tax: taxName(tax.name) })}</small>
      )}
    </>
  );
}
