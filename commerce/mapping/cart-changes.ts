import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { Cart } from '../../contract/cart.ts';
import type { CartChange } from '../commerce.ts';
import { platformAddress } from './address.ts';
import { partFields } from './components.ts';

/** A gift message as the custom fields of its line item; the project needs their type (`docs/api.md`). */
export const giftMessageFields = (giftMessage: string) => ({
  type: { typeId: 'type', key: 'line-item-gift' } as const,
  fields: { giftMessage },
});

/** The custom type of a cart, and of the order that it becomes. */
export const checkoutType = { typeId: 'type', key: 'cart-checkout' } as const;

/** A project without the field takes every cart whose customer has not been asked. */
export const mayBeAskedFields = ({ mayBeAskedForReview }: Pick<Cart, 'mayBeAskedForReview'>) =>
  mayBeAskedForReview === undefined ? {} : { mayBeAskedForReview };

export function updateActionOf(change: CartChange): CartUpdateAction {
  switch (change.action) {
    case 'addLineItem':
      return {
        action: 'addLineItem',
        sku: change.sku,
        quantity: change.quantity,
        ...(change.giftMessage === undefined ? {} : { custom: giftMessageFields(change.giftMessage) }),
      };
    case 'addBundlePart': {
      const { bundle, sku, quantity } = change.part;
      const nothing = { centAmount: 0, currencyCode: change.currency };
      const externalTotalPrice = { price: nothing, totalPrice: nothing };
      return { action: 'addLineItem', sku, quantity, externalTotalPrice, custom: partFields(bundle) };
    }
    // commercetools calls these and their fields the same.
    case 'changeLineItemQuantity':
    case 'removeLineItem':
    case 'setCustomerEmail':
    case 'addDiscountCode':
    case 'setLocale':
      return change;
    case 'recalculate':
      return { action: 'recalculate', updateProductData: true };
    case 'setGiftMessage':
      return {
        action: 'setLineItemCustomType',
        lineItemId: change.lineItemId,
        ...giftMessageFields(change.giftMessage),
      };
    case 'setShippingAddress':
      return { action: 'setShippingAddress', address: platformAddress(change.address) };
    case 'setBillingAddress':
      return {
        action: 'setBillingAddress',
        ...(change.address ? { address: platformAddress(change.address) } : {}),
      };
    case 'setShippingMethod':
      return {
        action: 'setShippingMethod',
        shippingMethod: { typeId: 'shipping-method', id: change.shippingMethodId },
      };
    case 'removeDiscountCode':
      return {
        action: 'removeDiscountCode',
        discountCode: { typeId: 'discount-code', id: change.discountCodeId },
      };
    case 'setCheckoutFields':
      return {
        action: 'setCustomType',
        type: checkoutType,
        fields: {
          ...(change.orderNumber === null ? {} : { orderNumber: change.orderNumber }),
          // A project without the field still takes every order that is no gift.
          ...(change.isForSomebodyElse ? { isGift: true } : {}),
          ...mayBeAskedFields(change),
          // As an order, it first of all has a confirmation to send.
          ...(change.wantsMails ? { wantsMails: true, mails: '{}', unfinished: true } : {}),
          ...change.affiliates,
        },
      };
    case 'freeze':
      return { action: 'freezeCart', strategy: 'HardFreeze' };
    case 'unfreeze':
      return { action: 'unfreezeCart' };
    case 'addPayment':
    case 'removePayment':
      return { action: change.action, payment: { typeId: 'payment', id: change.paymentId } };
  }
}
