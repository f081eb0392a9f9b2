import type { Cart, CartDiscount, LineItem, ProductProjection, TaxRate } from '@commercetools/platform-sdk';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { cartSchema } from '../../contract/cart.ts';
import { eachField } from '../../stores/address-formats/fields.ts';
import { addressOfPlatform, platformAddress } from './address.ts';
import { cartRecordOf } from './cart.ts';

// Variants differ in color and size.
vi.mock('../../brands/api.ts', () => import('../../brands/second/api.ts'));

const german = { store: stores.de, language: 'de' } as const;
const american = { store: stores.us, language: 'en' } as const;

const money = (centAmount: number, currencyCode = 'EUR') =>
  ({ type: 'centPrecision', centAmount, currencyCode, fractionDigits: 2 }) as const;
const taxRate = (includedInPrice: boolean): TaxRate => ({
  name: 'tax',
  amount: 0.19,
  includedInPrice,
  country: 'DE',
});

/** A line item with the fields the mapping reads; commercetools sends many more. */
const line = (cents: number, quantity: number, totalCents: number, more: Partial<LineItem> = {}) =>
  ({
    id: `line-${cents}`,
    productKey: 'shell-jacket',
    name: { en: 'Mini' },
    variant: {
      id: 1,
      sku: 'MINI',
      attributes: [
        { name: 'kind', value: { key: 'bundle', label: 'Bundle' } },
        { name: 'color', value: { key: 'black', label: { en: 'Black' } } },
        { name: 'size', value: { key: 'm', label: { en: 'M' } } },
      ],
    },
    price: { id: 'price', value: money(cents) },
    quantity,
    totalPrice: money(totalCents),
    discountedPricePerQuantity: [],
    taxRate: taxRate(true),
    ...more,
  }) as LineItem;

const cart = (more: Partial<Cart>): Cart =>
  ({
    id: 'cart',
    version: 3,
    anonymousId: 'visitor',
    cartState: 'Active',
    country: 'DE',
    lineItems: [],
    discountCodes: [],
    totalPrice: money(0),
    ...more,
  }) as unknown as Cart;

const variantOf = (sku: string, color: string) => ({
  id: 1,
  sku,
  attributes: [{ name: 'color', value: { key: color, label: { en: color } } }],
});

describe('product 4.273: a bundle in a cart is told apart by its parts and their colors', () => {
  const component = (sku: string) => [
    { name: 'sku', value: sku },
    { name: 'quantity', value: 1 },
  ];
  const kit = {
    ...variantOf('KIT', 'Sage'),
    attributes: [{ name: 'components', value: [component('CARRIER-SAGE'), component('BIB-WHITE')] }],
  };
  const bundle = line(14_400, 1, 14_400, { variant: kit });
  const carrier = { name: { en: 'Carrier' }, variant: variantOf('CARRIER-SAGE', 'Sage') };
  const bib = { name: { en: 'Bib' }, variant: variantOf('BIB-WHITE', 'White') };

  it('which products tell that it consists of', () => {
    const products = [
      { name: carrier.name, masterVariant: variantOf('CARRIER-BLACK', 'Black'), variants: [carrier.variant] },
      { name: bib.name, masterVariant: bib.variant, variants: [] },
    ] as unknown as ProductProjection[];
    const { view } = cartRecordOf(cart({ lineItems: [bundle] }), american, products);
    expect(view.lineItems.map(({ variantLabel }) => variantLabel)).toEqual(['Carrier: Sage; Bib: White']);
  });

  it('which lines tell that take them from stock, once it is ordered', () => {
    const custom = { type: { typeId: 'type' as const, id: 'part' }, fields: { bundle: 'KIT' } };
    const parts = [bib, carrier].map((part) => line(0, 1, 0, { ...part, id: part.variant.sku, custom }));
    const { view } = cartRecordOf(cart({ lineItems: [bundle, ...parts] }), american);
    expect(view.lineItems.map(({ variantLabel }) => variantLabel)).toEqual(['Carrier: Sage; Bib: White']);
  });
});

describe('a commercetools cart as the shopper sees it', () => {
  const discount = (id: string, name?: string) => ({
    typeId: 'cart-discount' as const,
    id,
    ...(name !== undefined && { obj: { name: { en: name } } as unknown as CartDiscount }),
  });
  const off = (cents: number, by: ReturnType<typeof discount>) => ({
    discount: by,
    discountedAmount: money(cents),
  });

  it('names each discount of lines and of the total, with what it took off altogether', () => {
    const spring = discount('spring', 'Spring');
    const ten = discount('ten', 'Ten off');
    const { view } = cartRecordOf(
      cart({
        lineItems: [
          line(10_000, 3, 27_000, {
            discountedPricePerQuantity: [
              {
                quantity: 2,
                discountedPrice: { value: money(9_000), includedDiscounts: [off(1_000, spring)] },
              },
              {
                quantity: 1,
                discountedPrice: {
                  value: money(9_000),
                  includedDiscounts: [off(600, spring), off(400, ten)],
                },
              },
            ],
          }),
        ],
        totalPrice: money(26_500),
        discountOnTotalPrice: { discountedAmount: money(500), includedDiscounts: [off(500, ten)] },
      }),
      german,
    );
    expect(view.goods.centAmount).toBe(30_000);
    expect(view.discounts).toMatchObject([
      { name: 'Spring', amount: { centAmount: 2_600 } },
      { name: 'Ten off', amount: { centAmount: 900 } },
    ]);
    expect(view).toMatchObject({ subtotal: { centAmount: 26_500 }, total: { centAmount: 26_500 } });
  });

  it('shows what no discount accounts for without a name', () => {
    const { view } = cartRecordOf(
      cart({
        lineItems: [line(10_000, 2, 18_000)],
        totalPrice: money(17_500),
        discountOnTotalPrice: { discountedAmount: money(500), includedDiscounts: [off(500, discount('x'))] },
      }),
      german,
    );
    expect(view.discounts).toMatchObject([
      { name: '', amount: { centAmount: 500 } },
      { name: '', amount: { centAmount: 2_000 } },
    ]);
    expect(view.lineItems[0]).toMatchObject({
      fullPrice: { centAmount: 20_000 },
      totalPrice: { centAmount: 18_000 },
    });
  });

  it('has the line’s name, kind, variant, and page', () => {
    const { view } = cartRecordOf(cart({ lineItems: [line(100, 1, 100)] }), german);
    expect(view.lineItems[0]).toMatchObject({
      kind: 'bundle',
      name: 'Mini',
      variantLabel: 'Black, M',
      path: '/produkte/jackets/shell-jacket/',
      availableQuantity: null,
    });
    const unknown = cartRecordOf(
      cart({ lineItems: [line(100, 1, 100, { productKey: 'elsewhere' })] }),
      german,
    );
    expect(unknown.view.lineItems[0]?.path).toBeNull();
  });

  it.each([
    [stores.se, 'sv', 'Mini-selen', 'Svart, M', '/produkter/jackets/', 'Hem'],
    [stores.se, 'en', 'Mini', 'Black, M', '/en/products/jackets/', 'Standard'],
  ] as const)(
    'is in the requested language: $0.id in %s',
    (store, language, name, label, folder, delivery) => {
      const item = line(100, 1, 100);
      const texts = {
        ...item,
        name: { en: 'Mini', sv: 'Mini-selen' },
        variant: {
          ...item.variant,
          attributes: [
            { name: 'color', value: { key: 'black', label: { en: 'Black', sv: 'Svart' } } },
            { name: 'size', value: { key: 'm', label: { en: 'M' } } },
          ],
        },
      };
      const shippingMethod = { id: 'home', obj: { localizedName: { en: 'Standard', sv: 'Hem' } } };
      const shippingInfo = { shippingMethodName: 'standard', price: money(500), shippingMethod };
      const { view } = cartRecordOf(
        cart({ lineItems: [texts], shippingInfo: shippingInfo as unknown as Cart['shippingInfo'] & {} }),
        { store, language },
      );
      expect(view.lineItems[0]).toMatchObject({ name, variantLabel: label });
      expect(view.lineItems[0]?.path?.startsWith(folder)).toBe(true);
      expect(view.shippingMethod?.name).toBe(delivery);
    },
  );

  it('shows a reduced price as the unit price', () => {
    const reduced = {
      id: 'p',
      value: money(100),
      discounted: { value: money(80), discount: { typeId: 'product-discount', id: 'd' } },
    } as const;
    const { view } = cartRecordOf(cart({ lineItems: [line(100, 2, 160, { price: reduced })] }), german);
    expect(view.lineItems[0]).toMatchObject({
      unitPrice: { centAmount: 80 },
      fullPrice: { centAmount: 160 },
    });
    expect(view.discounts).toEqual([]);
  });

  it('reports that tax is unknown without an address, and whether prices include it', () => {
    const lineItems = [line(100, 1, 100)];
    expect(cartRecordOf(cart({ lineItems }), german).view.tax).toBeNull();
    const taxedPrice = { totalNet: money(84), totalGross: money(100), taxPortions: [] };
    expect(cartRecordOf(cart({ lineItems, taxedPrice }), german).view.tax).toEqual({
      amount: { centAmount: 16, currencyCode: 'EUR', fractionDigits: 2 },
      included: true,
      name: 'vat',
    });
  });

  it('adds tax to the total if prices do not include it', () => {
    const { view } = cartRecordOf(
      cart({
        lineItems: [line(100, 1, 100, { taxRate: taxRate(false) })],
        totalPrice: money(100),
        taxedPrice: { totalNet: money(100), totalGross: money(109), totalTax: money(9), taxPortions: [] },
      }),
      american,
    );
    expect(view).toMatchObject({
      total: { centAmount: 109 },
      tax: { included: false, amount: { centAmount: 9 }, name: 'salesTax' },
      addedTax: { centAmount: 9 },
    });
  });

  it('does not report tax as included while a line has no rate', () => {
    const untaxed = line(100, 1, 100);
    delete (untaxed as { taxRate?: TaxRate }).taxRate;
    const taxedPrice = { totalNet: money(100), totalGross: money(100), taxPortions: [] };
    const { view } = cartRecordOf(cart({ lineItems: [untaxed], taxedPrice }), german);
    expect(view.tax?.included).toBe(false);
  });

  it('shows the shipping price after its discount', () => {
    const shippingInfo = {
      shippingMethodName: 'standard',
      price: money(500),
      discountedPrice: { value: money(200), includedDiscounts: [] },
      shippingMethod: { id: 'home' },
    } as unknown as Cart['shippingInfo'] & {};
    expect(cartRecordOf(cart({ shippingInfo }), german).view.delivery?.centAmount).toBe(200);
  });

  it('has no shipping method if the chosen one no longer ships to the address', () => {
    const methodIn = (shippingMethodState: string) => {
      const shippingMethod = { id: 'home' };
      const chosen = {
        shippingMethodName: 'standard',
        price: money(500),
        shippingMethod,
        shippingMethodState,
      };
      const shippingInfo = chosen as unknown as Cart['shippingInfo'] & {};
      return cartRecordOf(cart({ shippingInfo }), german).view.shippingMethod;
    };
    expect(methodIn('MatchesCart')?.id).toBe('home');
    expect(methodIn('DoesNotMatchCart')).toBeNull();
  });

  it('distinguishes codes that apply from codes that do not', () => {
    const code = (id: string, state: string) => ({ discountCode: { typeId: 'discount-code', id }, state });
    const discountCodes = [code('a', 'MatchesCart'), code('b', 'DoesNotMatchCart')];
    const { view } = cartRecordOf(cart({ discountCodes: discountCodes as Cart['discountCodes'] }), german);
    expect(view.discountCodes.map(({ applied }) => applied)).toEqual([true, false]);
  });

  it('reads every field of an address as it was written', () => {
    const address = { ...eachField((field) => field), country: 'de' };
    const written = platformAddress(address);
    expect(written).toMatchObject({ country: 'DE', additionalAddressInfo: 'deliveryNote' });
    expect(addressOfPlatform(written)).toEqual(address);
  });

  it('keeps what only the server may know out of the view', () => {
    const record = cartRecordOf(
      cart({ paymentInfo: { payments: [{ typeId: 'payment', id: 'p1' }] } }),
      german,
    );
    expect(record).toMatchObject({ anonymousId: 'visitor', active: true, paymentIds: ['p1'] });
    expect(JSON.stringify(record.view)).not.toMatch(/visitor|p1/);
    expect(cartRecordOf(cart({ cartState: 'Ordered' }), german).active).toBe(false);
  });

  it('product 4.313: always satisfies the contract, whatever address staff wrote, and its parts add up', () => {
    const shippingAddress = { country: 'DE', streetName: 'x'.repeat(1000), city: ' ' };
    const lines = fc.array(
      fc.tuple(
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, (drawn) => {
        const lineItems = drawn.map(([cents, quantity, share]) =>
          line(cents, quantity, Math.round(cents * quantity * share)),
        );
        const sum = lineItems.reduce((cents, { totalPrice }) => cents + totalPrice.centAmount, 0);
        const { view } = cartRecordOf(cart({ lineItems, totalPrice: money(sum), shippingAddress }), german);
        expect(cartSchema.safeParse(view).success).toBe(true);
        const full = view.lineItems.reduce((cents, { fullPrice }) => cents + fullPrice.centAmount, 0);
        expect(view.goods.centAmount).toBe(full);
        const takenOff = view.discounts.reduce((cents, { amount }) => cents + amount.centAmount, 0);
        expect(full - takenOff).toBe(view.total.centAmount);
      }),
    );
  });
});
