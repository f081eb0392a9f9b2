import { screen, waitFor } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import type { Store } from '../../../stores/types.ts';
import { writeEntry } from '../../consent/guarded-storage.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { seen } from '../payment/testing/fake-adyen-web.ts';

const { us } = stores;

/** A test imports this before anything else, because it replaces the library of the payment form. */
vi.mock('@adyen/adyen-web', () => import('../payment/testing/fake-adyen-web.ts'));

vi.stubGlobal('__STORE__', us);
const { default: CheckoutTemplate } = await import('../../templates/checkout.tsx');

beforeEach(() => {
  window.history.replaceState(null, '', '/checkout/');
  writeEntry('CT_CART_ID', 'cart-1');
  seen.configurations.length = 0;
  seen.dropins.length = 0;
  seen.statuses.length = 0;
  seen.creation = Promise.resolve();
});

/** Opens the checkout of a storefront for the cart `cart-1`, about which the shop API of the test is asked. */
export const renderCheckout = (store: Store = us) => renderInShop(<CheckoutTemplate />, store);

/** The button that orders, once the drop-in is ready and no payment is in progress. */
export const orderButton = (name: RegExp = /^Pay \$/): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    if (button.getAttribute('aria-disabled') !== 'false') throw new Error('The order button is still busy');
    return button;
  });
