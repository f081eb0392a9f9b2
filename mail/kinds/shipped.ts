import type { Delivery } from '../../contract/order.ts';
import { addressLines } from '../../stores/address-formats/lines.ts';
import { button, heading, lines, link, paragraph, rows, subheading } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';
import type { OrderMailData } from '../order-content.ts';

export interface ShippedData extends OrderMailData {
  /** What left the warehouse together; the order may have others. */
  readonly delivery: Delivery;
}

/** Something is on its way: what, where to, and how it is found. */
export const shipped: MailTemplate<ShippedData> = {
  subject: ({ order }, { t }) => t('shipped.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, delivery }, { t, language }) => [
    heading(t('shipped.heading')),
    paragraph(t('shipped.text', { number: order.orderNumber })),
    ...(delivery.items.length === 0
      ? []
      : [rows(delivery.items.map(({ name, quantity }) => ({ name, value: String(quantity) })))]),
    ...delivery.tracking.map(({ carrier, number, url }) => {
      const name = [carrier, number].filter((part) => part !== null).join(' ');
      return paragraph(t('shipped.parcel'), ' ', url === null ? name : link(name || url, url));
    }),
    ...(order.cart.shippingAddress
      ? [subheading(t('checkout:shippingAddress')), lines(addressLines(order.cart.shippingAddress, language))]
      : []),
    button(t('viewOrder'), orderUrl),
  ],
};
