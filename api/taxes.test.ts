import { expect, it } from 'vitest';
import type { Address } from '../contract/address.ts';
import { addressFormat } from '../stores/address-formats/index.ts';
import { stores } from '../stores/index.ts';
import { sku } from './testing/sandboxed-shop.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();

const sold = Object.values(stores).flatMap(({ id, countries }) => countries.map(({ code }) => [id, code]));

/** An address with every field that the country's format asks for. */
function addressIn(country: string): Address {
  const { state, postalCode } = addressFormat(country) ?? {};
  const [firstState] = state?.options ?? [];
  return {
    firstName: 'Ada',
    lastName: 'Berg',
    streetName: 'Storgatan 1',
    city: 'City',
    postalCode: postalCode?.example ?? '',
    country,
    ...(firstState && { state: firstState.code }),
  };
}

it.each(sold)('taxes what %s sells to an address in %s, with its state', async (store, country) => {
  const browser = sandboxed.shop.browser(store);
  const cart = await browser.createCart(country, sku, 1);
  const address = addressIn(country);
  const taxed = await browser.change(cart, { action: 'setShippingAddress', address });
  expect(taxed.tax).not.toBeNull();
});
