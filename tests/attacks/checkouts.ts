import { hostileTexts } from '../../api/testing/hostile-text.ts';
import { card, homeAddress, readyCart } from '../../api/testing/sandboxed-shop.ts';
import { addressSchema } from '../../contract/address.ts';
import { type AddressField, addressFieldNames, addressFields } from '../../stores/address-formats/fields.ts';
import type { Tally } from './attack.ts';
import { browserFrom, type Send } from '../load/send.ts';

const isFreeText = (field: AddressField) => field !== 'state' && !addressFields[field].isCode;

/** Each hostile text, or its beginning, in each line of an address that accepts it: banks and services behind the shop get to see it. */
const strangeAddresses = addressFieldNames
  .filter(isFreeText)
  .flatMap((field) =>
    [...hostileTexts, ...hostileTexts.map((text) => text.slice(0, 38))]
      .map((text) => ({ text, to: { ...homeAddress, [field]: text } }))
      .filter(({ to }) => addressSchema.safeParse(to).success),
  );

/** Complete checkouts of strangers with strange names and addresses, which they may end as they like, of which every `nth` is gone through. */
export async function runCheckouts(send: Send, tally: Tally, nth = 1): Promise<void> {
  const checkouts = strangeAddresses.filter((_, index) => index % nth === 0);
  for (const [index, { text, to }] of checkouts.entries()) {
    const browser = browserFrom(send, `172.16.${Math.floor(index / 250)}.${(index % 250) + 1}`);
    const cart = await readyCart(browser, to);
    const answer = await browser.send('/api/payments', browser.payment(cart, card(undefined, text)));
    tally.count(`${JSON.stringify(to)}: ${await answer.text()}`, answer.status);
  }
}
