import { expect, test } from 'vitest';
import type { Cart, CartNotice } from '../../contract/cart.ts';
import { cartFixture, lineItemFixture, money } from '../testing/carts.ts';
import { currentNotices } from './cart-notice.tsx';

const about = { lineItemId: 'line-1', name: 'Bib' };
const price = (from: number, to: number): CartNotice => ({
  kind: 'priceChanged',
  ...about,
  from: money(from),
  to: money(to),
});
const short: CartNotice = { kind: 'stockShort', ...about, available: 1 };
const notSold: CartNotice = { kind: 'notSold', ...about };
const gone: CartNotice = { kind: 'lineRemoved', ...about };
const idle: CartNotice = { kind: 'codeIdle', code: 'TEN' };
const noMethod: CartNotice = { kind: 'shippingMethodRemoved' };
const stopped: CartNotice = { kind: 'paymentStopped' };

const left = (availableQuantity: number) => ({
  lineItems: [lineItemFixture({ quantity: 2, availableQuantity })],
});
const withMethod = { shippingMethod: { id: 's', name: 'Standard', arrival: null } };
const withCode = (applied: boolean) => ({ discountCodes: [{ id: 'c', code: 'TEN', applied }] });

test.each<[string, readonly CartNotice[], Partial<Cart>, readonly CartNotice[]]>([
  ['a price that changed twice is compared with the first', [price(9, 8), price(8, 7)], {}, [price(9, 7)]],
  ['a price that is the old one again is no news', [price(9, 8), price(8, 9)], {}, []],
  ['a price of what was removed is no news', [price(9, 8)], { lineItems: [] }, []],
  ['a line that is still short', [short, short], left(1), [short]],
  ['a line that was reduced or restocked', [short, notSold], left(2), []],
  ['what is not sold and still there', [notSold], left(0), [notSold]],
  ['what is not sold and was removed', [notSold], { lineItems: [] }, []],
  ['a line that commercetools dropped', [gone], { lineItems: [] }, [gone]],
  ['a code that idles', [idle], withCode(false), [idle]],
  ['a code that applies again', [idle], withCode(true), []],
  ['a code that was removed', [idle], {}, []],
  ['a method that is to be chosen again', [noMethod], {}, [noMethod]],
  ['a method that was chosen again', [noMethod], withMethod, []],
  ['a payment that was stopped', [stopped, stopped], {}, [stopped]],
])('%s', (_, notices, fields, shown) => {
  const cart = cartFixture({ ...fields, notices: [...notices] });
  expect(currentNotices(cart).map(([, notice]) => notice)).toEqual(shown);
});
