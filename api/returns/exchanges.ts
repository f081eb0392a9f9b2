import type { Commerce, OrderRecord } from '../../commerce/commerce.ts';
import { isSameMoney } from '../../contract/money.ts';
import type { Exchange } from '../../contract/return.ts';

/**
 * For what lines of an order can be exchanged: the product's other variants that now cost what the line's own does and are in stock,
 * so that no money is involved. A bundle is not exchanged: it comes back as a whole.
 * @throws ShopError as `Commerce` does.
 */
export async function exchangesFor(
  commerce: Commerce,
  { cart }: Pick<OrderRecord, 'cart'>,
): Promise<Exchange[]> {
  const lines = cart.lineItems.filter(({ kind }) => kind === 'product');
  const offers = await commerce.findVariants(
    lines.map(({ sku }) => sku),
    cart,
  );
  return lines.flatMap(({ id: lineItemId, sku: own }) => {
    const ownOffer = offers.find(({ sku }) => sku === own);
    return offers
      .filter(({ sku, productKey, price, availableQuantity }) => {
        const isOther = sku !== own && productKey === ownOffer?.productKey;
        const isSamePrice = price && ownOffer?.price ? isSameMoney(price, ownOffer.price) : false;
        return isOther && isSamePrice && availableQuantity !== 0;
      })
      .map(({ sku, variantLabel }) => ({ lineItemId, sku, name: variantLabel || sku }));
  });
}
