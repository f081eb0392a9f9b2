import type {
  Cart as PlatformCart,
  LineItem as PlatformLineItem,
  TaxedItemPrice,
} from '@commercetools/platform-sdk';
import type { Language } from '../../stores/types.ts';
import type { InvoiceLine } from '../commerce.ts';
import { isPartLine } from './components.ts';
import { localized } from './localized.ts';

type Invoiced = Pick<PlatformCart, 'lineItems' | 'shippingInfo' | 'discountOnTotalPrice'>;

/**
 * What a cart is paid for, line by line and with tax: items, paid shipping, and a discount on the total, which is in no
 * item's price. Without an address there is no tax yet, and the amounts are those of the cart.
 */
export function invoiceLinesOf(source: Invoiced, language: Language): InvoiceLine[] {
  return [
    ...source.lineItems.filter((item) => !isPartLine(item)).map((item) => itemLine(item, language)),
    ...shippingLine(source.shippingInfo, language),
    ...discountLine(source.discountOnTotalPrice),
  ];
}

function itemLine(item: PlatformLineItem, language: Language): InvoiceLine {
  return {
    kind: 'item',
    id: item.variant.sku ?? item.id,
    name: localized(item.name, language),
    quantity: item.quantity,
    ...amountsOf(item.taxedPrice, item.totalPrice.centAmount),
    taxRate: item.taxRate?.amount ?? 0,
  };
}

function shippingLine(shipping: Invoiced['shippingInfo'], language: Language): InvoiceLine[] {
  if (!shipping) return [];
  const amounts = amountsOf(
    shipping.taxedPrice,
    (shipping.discountedPrice?.value ?? shipping.price).centAmount,
  );
  if (amounts.gross === 0) return [];
  const name =
    localized(shipping.shippingMethod?.obj?.localizedName, language) || shipping.shippingMethodName;
  const taxRate = shipping.taxRate?.amount ?? 0;
  return [{ kind: 'shipping', id: 'shipping', name, quantity: 1, ...amounts, taxRate }];
}

function discountLine(discount: Invoiced['discountOnTotalPrice']): InvoiceLine[] {
  if (!discount) return [];
  const gross = -(discount.discountedGrossAmount ?? discount.discountedAmount).centAmount;
  const net = -(discount.discountedNetAmount?.centAmount ?? -gross);
  if (gross === 0) return [];
  const taxRate = net === 0 ? 0 : gross / net - 1;
  return [{ kind: 'discount', id: 'discount', name: 'Discount', quantity: 1, gross, net, taxRate }];
}

const amountsOf = (taxed: TaxedItemPrice | undefined, untaxed: number): { gross: number; net: number } => ({
  gross: taxed?.totalGross.centAmount ?? untaxed,
  net: taxed?.totalNet.centAmount ?? untaxed,
});
