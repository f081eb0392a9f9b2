import { expect, it } from 'vitest';
import { addressFormat } from '../stores/address-formats/index.ts';
import { stores } from '../stores/index.ts';
import { addressIn } from './testing/address-in.ts';
import { sku } from './testing/sandboxed-shop.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();

const sold = Object.values(stores).flatMap(({ id, countries }) => countries.map(({ code }) => [id, code]));

it.each(sold)('taxes what %s sells to an address in %s, with its state', async (store, country) => {
  const browser = sandboxed.shop.browser(store);
  const cart = await browser.createCart(country, sku, 1);
  // Every field that the country's format asks for.
  const address = addressIn(country, addressFormat(country)?.state?.options[0]?.code);
  const taxed = await browser.change(cart, { action: 'setShippingAddress', address });
  expect(taxed.tax).not.toBeNull();
});
