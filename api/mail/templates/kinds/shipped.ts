import type { Delivery } from '../../../../contract/order.ts';
import { button, heading, link, paragraph, subheading } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';
import { addressBlock, type OrderMailData, parcelRows } from '../order-content.ts';

export interface ShippedData extends OrderMailData {
  /** What left the warehouse together; the order may have others. */
  readonly delivery: Delivery;
}

/** Something is on its way: what, where to, and how it is found. */
export const shipped: MailTemplate<ShippedData> = {
  subject: ({ order }, { t }) => t('shipped.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, delivery }, words) => {
    const { t } = words;
    return [
      heading(t('shipped.heading')),
      paragraph(t('shipped.text', { number: order.orderNumber })),
      ...(delivery.items.length === 0 ? [] : [parcelRows(delivery, order)]),
      ...delivery.tracking.map(({ carrier, number, url }) => {
        const name = [carrier, number].filter((part) => part !== null).join(' ');
        return paragraph(t('shipped.parcel'), ' ', url === null ? name : link(name || url, url));
      }),
      ...(order.cart.shippingAddress
        ? [subheading(t('checkout:shippingAddress')), addressBlock(order.cart.shippingAddress, words)]
        : []),
      button(t('viewOrder'), orderUrl),
    ];
  },
};
