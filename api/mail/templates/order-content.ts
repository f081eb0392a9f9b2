import type { ReactNode } from 'react';
import type { Address } from '../../../contract/address.ts';
import { formatMoney } from '../../../stores/format-money.ts';
import type { Delivery, Order } from '../../../contract/order.ts';
import { smallImage } from '../../../contract/small-image.ts';
import { totalLines } from '../../../contract/total-lines.ts';
import { addressWithCountry } from '../../../stores/address-formats/lines.ts';
import { methodTextsOf } from '../../../stores/payment-method-names.ts';
import { arrivalDays } from '../../../stores/time-text.ts';
import { lines, note, type Row, rows, subheading } from './elements.ts';
import type { MailWords } from './mail-template.ts';

/** What every e-mail about an order is made from. */
export interface OrderMailData {
  readonly order: Order;
  /** Absolute, with the token that opens the order. */
  readonly orderUrl: string;
}

export const methodOf = ({ paymentMethod }: Order, { t }: MailWords): string =>
  t(methodTextsOf(paymentMethod), { ns: 'checkout' });

/** What was bought, line by line before discounts, and what it adds up to, as the commerce backend calculated it. */
export function goodsAndTotals({ cart }: Order, words: MailWords): readonly ReactNode[] {
  // Without the words of a gift message: the address need not be that of who has typed them.
  const goods = cart.lineItems.map(({ name, imageUrl, variantLabel, quantity, fullPrice }): Row => ({
    name: `${quantity} × ${name}`,
    picture: imageUrl && smallImage(imageUrl),
    note: variantLabel || undefined,
    value: formatMoney(fullPrice, words.locale),
  }));
  return [subheading(words.t('checkout:confirmation.items')), rows(goods), rows(totalLines(cart, words))];
}

/** What is in a delivery. */
export function parcelRows({ items }: Delivery, { cart }: Order): ReactNode {
  const pictures = new Map(cart.lineItems.map(({ id, imageUrl }) => [id, imageUrl]));
  return rows(
    items.map(({ lineItemId, name, quantity }) => {
      const picture = pictures.get(lineItemId);
      return { name: `${quantity} × ${name}`, picture: picture ? smallImage(picture) : null, value: '' };
    }),
  );
}

/** An address as on a parcel, with its country in words. */
export const addressBlock = (address: Address, { language }: MailWords): ReactNode =>
  lines(addressWithCountry(address, language));

/** Where it goes, how, and when it is expected; and who pays, if that is somebody else. */
export function deliveryAndBilling({ cart }: Order, words: MailWords): readonly ReactNode[] {
  const { t, locale } = words;
  const { shippingAddress, billingAddress, shippingMethod } = cart;
  const arrival = shippingMethod?.arrival;
  const method = [
    shippingMethod?.name,
    arrival && t('delivery:arrives', { dates: arrivalDays(arrival, locale) }),
  ];
  return [
    subheading(t('checkout:shippingAddress')),
    shippingAddress && addressBlock(shippingAddress, words),
    note(method.filter((part) => part).join(' · ')),
    billingAddress && subheading(t('checkout:billingAddress')),
    billingAddress && addressBlock(billingAddress, words),
  ];
}
