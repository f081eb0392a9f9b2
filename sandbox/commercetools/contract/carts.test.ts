import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import {
  berlin,
  createCart,
  newYork,
  place,
  readyCart,
  refusalOf,
  startProject,
  stockEntry,
  update,
} from '../testing/project.ts';

const black = { sku: 'CARRIER-BLACK', quantity: 1 };
/** A price and total of nothing that the caller sets, instead of the catalogue's. */
const free = {
  price: { currencyCode: 'USD', centAmount: 0 },
  totalPrice: { currencyCode: 'USD', centAmount: 0 },
};
const gift = { type: { typeId: 'type', key: 'line-item-gift' } } as const;

contract('line items', (rule, ownRule) => {
  rule('are added by SKU at the price of the cart, merged, changed, and removed', async (sdk) => {
    const created = await createCart(sdk, { anonymousId: 'visitor', lineItems: [black] });
    expect(created).toMatchObject({ version: 1, cartState: 'Active', anonymousId: 'visitor', country: 'US' });
    expect(created.totalPrice).toEqual({
      type: 'centPrecision',
      centAmount: 10000,
      currencyCode: 'USD',
      fractionDigits: 2,
    });
    expect(created.lineItems[0]).toMatchObject({
      productKey: 'baby-carrier',
      name: { en: 'Baby carrier' },
      variant: { sku: 'CARRIER-BLACK', availability: { availableQuantity: 50 } },
      price: { value: { centAmount: 10000 } },
    });

    const merged = await update(sdk, created, { action: 'addLineItem', sku: 'CARRIER-BLACK', quantity: 2 });
    expect(merged.lineItems).toHaveLength(1);
    expect(merged).toMatchObject({ totalLineItemQuantity: 3, totalPrice: { centAmount: 30000 } });

    const lineItemId = merged.lineItems[0]?.id ?? '';
    const fewer = await update(sdk, merged, { action: 'changeLineItemQuantity', lineItemId, quantity: 2 });
    expect(fewer.totalPrice.centAmount).toBe(20000);
    const removed = await update(sdk, fewer, { action: 'changeLineItemQuantity', lineItemId, quantity: 0 });
    expect(removed).toMatchObject({ lineItems: [], totalPrice: { centAmount: 0 } });
  });

  rule('keep lines with different custom fields apart and check the fields', async (sdk) => {
    const cart = await createCart(sdk);
    const message = (giftMessage: unknown) => ({ ...gift, fields: { giftMessage } });
    const add = { action: 'addLineItem', sku: 'GIFT-MESSAGE', quantity: 1 } as const;
    const two = await update(
      sdk,
      cart,
      { ...add, custom: message('Welcome') },
      { ...add, custom: message('Hello') },
    );
    expect(two.lineItems.map(({ custom }) => custom?.fields['giftMessage'] as unknown)).toEqual([
      'Welcome',
      'Hello',
    ]);
    const lineItemId = two.lineItems[0]?.id ?? '';
    const changed = await update(sdk, two, {
      action: 'setLineItemCustomField',
      lineItemId,
      name: 'giftMessage',
      value: 'Bye',
    });
    expect(changed.lineItems[0]?.custom?.fields).toEqual({ giftMessage: 'Bye' });
    expect(await refusalOf(update(sdk, changed, { ...add, custom: message(7) }))).toMatchObject({
      code: 'InvalidField',
      field: 'giftMessage',
    });
  });

  rule('reject an unknown SKU and a product without a price for the cart', async (sdk) => {
    expect(await refusalOf(createCart(sdk, { lineItems: [{ sku: 'NOTHING' }] }))).toMatchObject({
      statusCode: 400,
      code: 'InvalidField',
      field: 'sku',
    });
    expect(await refusalOf(createCart(sdk, { currency: 'CHF', lineItems: [black] }))).toMatchObject({
      statusCode: 400,
      code: 'MatchingPriceNotFound',
      currency: 'CHF',
    });
  });

  rule(
    'may have a total of the caller’s own: a line of its own, kept, not discounted, and taken from stock',
    async (sdk) => {
      const cart = await readyCart(sdk, { lineItems: [black], discountCodes: ['WELCOME10'] });
      const add = {
        action: 'addLineItem',
        sku: 'CARRIER-BLACK',
        quantity: 2,
        externalTotalPrice: free,
      } as const;
      const both = await update(sdk, cart, add, { action: 'recalculate' });
      const [sold, given] = both.lineItems;
      expect(both.lineItems).toHaveLength(2);
      expect(given).toMatchObject({
        ...{ quantity: 2, priceMode: 'ExternalTotal', discountedPricePerQuantity: [] },
        ...{ price: { value: { centAmount: 0 } }, totalPrice: { centAmount: 0 } },
      });
      expect([both.totalPrice, both.taxedPrice]).toEqual([cart.totalPrice, cart.taxedPrice]);
      const twice = await update(sdk, both, { action: 'addLineItem', sku: 'CARRIER-BLACK', quantity: 1 });
      expect(twice.lineItems.map(({ id, quantity }) => [id, quantity])).toEqual([
        [sold?.id, 2],
        [given?.id, 2],
      ]);
      await place(sdk, twice);
      expect((await stockEntry(sdk, 'CARRIER-BLACK')).availableQuantity).toBe(46);
    },
  );

  rule('lose a total of the caller’s own with a change of the quantity that names none', async (sdk) => {
    const cart = await createCart(sdk, { lineItems: [{ ...black, externalTotalPrice: free }] });
    expect(cart.totalPrice.centAmount).toBe(0);
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const changed = await update(sdk, cart, { action: 'changeLineItemQuantity', lineItemId, quantity: 2 });
    expect(changed.lineItems[0]).toMatchObject({ priceMode: 'Platform', totalPrice: { centAmount: 20_000 } });
  });

  rule('reject a total of the caller’s own in another currency', async (sdk) => {
    const euros = { currencyCode: 'EUR', centAmount: 0 };
    const externalTotalPrice = { price: euros, totalPrice: euros };
    const refused = createCart(sdk, { lineItems: [{ ...black, externalTotalPrice }] });
    expect(await refusalOf(refused)).toMatchObject({ statusCode: 400 });
  });

  rule('reject prices and fields the caller must not set', async (sdk) => {
    const cart = await createCart(sdk);
    const externalPrice = { currencyCode: 'USD', centAmount: 1 };
    const cheap = update(sdk, cart, { action: 'addLineItem', sku: 'CARRIER-BLACK', externalPrice });
    expect(await refusalOf(cheap)).toMatchObject({ statusCode: 400, code: 'InvalidJsonInput' });
  });

  ownRule('use the price of the country, then the highest tier the quantity reaches', async () => {
    const { sdk, storage } = await startProject();
    const product = storage.find('product', 'baby-bib');
    if (!product) throw new Error('The fixture has a bib.');
    const eur = (centAmount: number) =>
      ({ type: 'centPrecision', centAmount, currencyCode: 'EUR', fractionDigits: 2 }) as const;
    const prices = [
      { id: 'any', value: eur(1900) },
      { id: 'fr', value: eur(1500), country: 'FR' },
      { id: 'de', value: eur(1700), country: 'DE', tiers: [{ minimumQuantity: 5, value: eur(1600) }] },
    ];
    const masterVariant = { ...product.masterVariant, prices };
    storage.update('product', product, product.version, { ...product, masterVariant });

    const bibs = async (country: string, quantity: number) =>
      (await createCart(sdk, { currency: 'EUR', country, lineItems: [{ sku: 'BIB', quantity }] })).totalPrice
        .centAmount;
    expect(await bibs('DE', 4)).toBe(4 * 1700);
    expect(await bibs('DE', 5)).toBe(5 * 1600);
    expect(await bibs('IT', 5)).toBe(5 * 1900);

    const german = await createCart(sdk, {
      currency: 'EUR',
      country: 'DE',
      lineItems: [{ sku: 'BIB', quantity: 1 }],
    });
    const french = await update(sdk, german, { action: 'setCountry', country: 'FR' });
    expect(french.totalPrice.centAmount).toBe(1500);
  });
});

contract('versions', (rule) => {
  rule('accept one of several writers with the same version', async (sdk) => {
    const cart = await createCart(sdk);
    const writers = await Promise.allSettled(
      [1, 2, 3, 4].map((quantity) => update(sdk, cart, { action: 'addLineItem', sku: 'BIB', quantity })),
    );
    expect(writers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(update(sdk, cart, { action: 'recalculate' }))).toMatchObject({
      statusCode: 409,
      code: 'ConcurrentModification',
      currentVersion: 2,
    });
  });

  rule('apply either all actions of a request or none', async (sdk) => {
    const cart = await createCart(sdk, { lineItems: [black] });
    const actions = [
      { action: 'addLineItem', sku: 'BIB', quantity: 1 },
      { action: 'addLineItem', sku: 'NOTHING', quantity: 1 },
    ] as const;
    expect(await refusalOf(update(sdk, cart, ...actions))).toMatchObject({ statusCode: 400 });
    expect((await sdk.carts().withId({ ID: cart.id }).get().execute()).body).toEqual(cart);
  });

  rule('are needed to delete a cart', async (sdk) => {
    const { id } = await createCart(sdk);
    const remove = (version: number) =>
      sdk.carts().withId({ ID: id }).delete({ queryArgs: { version } }).execute();
    expect(await refusalOf(remove(7))).toMatchObject({ statusCode: 409, currentVersion: 1 });
    await remove(1);
    expect(await refusalOf(sdk.carts().withId({ ID: id }).get().execute())).toMatchObject({
      statusCode: 404,
    });
  });
});

contract('carts', (rule) => {
  rule('belong to a store: read there, hidden elsewhere, sold only to its countries', async (sdk) => {
    const inStore = (storeKey: string) => sdk.inStoreKeyWithStoreKeyValue({ storeKey });
    const { body } = await inStore('us')
      .carts()
      .post({ body: { currency: 'USD', country: 'US' } })
      .execute();
    expect(body.store).toEqual({ typeId: 'store', key: 'us' });
    const read = (storeKey: string) => inStore(storeKey).carts().withId({ ID: body.id }).get().execute();
    expect((await read('us')).body.id).toBe(body.id);
    expect(await refusalOf(read('de'))).toMatchObject({ statusCode: 404 });
    const foreign = inStore('us')
      .carts()
      .post({ body: { currency: 'EUR', country: 'DE' } })
      .execute();
    expect(await refusalOf(foreign)).toMatchObject({
      code: 'CountryNotConfiguredInStore',
      storeCountries: ['US'],
    });
  });

  rule('can be found by their fields', async (sdk) => {
    await createCart(sdk, { anonymousId: 'a' });
    const mine = await createCart(sdk, { anonymousId: 'b' });
    const { body } = await sdk
      .carts()
      .get({ queryArgs: { where: 'anonymousId = "b"' } })
      .execute();
    expect(body.results.map(({ id }) => id)).toEqual([mine.id]);
  });

  rule('have an email address, addresses, a locale, and custom fields', async (sdk) => {
    const cart = await update(
      sdk,
      await createCart(sdk),
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setShippingAddress', address: newYork },
      { action: 'setBillingAddress', address: berlin },
      { action: 'setLocale', locale: 'en' },
      { action: 'setCustomType', type: { typeId: 'type', key: 'cart-checkout' }, fields: {} },
      { action: 'setCustomField', name: 'orderNumber', value: 'N-1' },
    );
    expect(cart).toMatchObject({
      customerEmail: 'ada@example.com',
      shippingAddress: newYork,
      billingAddress: berlin,
      locale: 'en',
      custom: { fields: { orderNumber: 'N-1' } },
    });
    const cleared = await update(sdk, cart, { action: 'setCustomField', name: 'orderNumber' });
    expect(cleared.custom?.fields).toEqual({});
    expect((await update(sdk, cleared, { action: 'setBillingAddress' })).billingAddress).toBeUndefined();
  });

  rule('can be frozen: nothing that changes the price is accepted until they are unfrozen', async (sdk) => {
    const frozen = await update(sdk, await createCart(sdk, { lineItems: [black] }), { action: 'freezeCart' });
    expect(frozen.cartState).toBe('Frozen');
    const add = { action: 'addLineItem', sku: 'BIB', quantity: 1 } as const;
    expect(await refusalOf(update(sdk, frozen, add))).toMatchObject({ code: 'InvalidOperation' });
    const thawed = await update(sdk, frozen, { action: 'unfreezeCart' }, add);
    expect(thawed).toMatchObject({ cartState: 'Active', totalPrice: { centAmount: 12000 } });
  });
});
