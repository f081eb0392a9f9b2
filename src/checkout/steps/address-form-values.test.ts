import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressSchema } from '../../../contract/address.ts';
import { cartActionSchema } from '../../../contract/cart.ts';
import { email } from '../../../contract/fields.ts';
import { addressProblem } from '../../../stores/address-formats/address-problem.ts';
import { eachField } from '../../../stores/address-formats/fields.ts';
import { addressFormat } from '../../../stores/address-formats/index.ts';
import { actionsOf, type AddressValues, formValuesOf, rulesOf } from './address-form-values.ts';
import { cleanEmail, isEmail } from '../../../stores/email-address.ts';
import { addressFixture, cartFixture } from '../../testing/carts.ts';

const typed: AddressValues = {
  ...formValuesOf(cartFixture({ shippingAddress: addressFixture }), 'us').shipping,
};

type Field = Parameters<typeof rulesOf>[0];

/** Whether the form takes what is typed into a field. */
function isTaken(field: Field, value: string, format: Parameters<typeof rulesOf>[1]): boolean {
  const { setValueAs, validate } = rulesOf(field, format);
  return validate(setValueAs(value));
}

describe('fields', () => {
  test.each([
    ['ada@example.org', true],
    [' ada@example.org ', true],
    ['', false],
    ['a@b', false],
    ['a b@c.example', false],
    ['ä@b.example', false],
    ['ada..berg@docomo.ne.jp', true],
    ['...@docomo.ne.jp', false],
    ["o'neil+!#$%*/=?^_`{|}~-@example.com", true],
    ['ada@例え.テスト', true],
    ['ada@xn--bcher-kva.xn--p1ai', true],
    ['ada@example..com', false],
    ['ada@-example.com', false],
    ['ada@192.0.2.1', false],
    ['ada@b@example.com', false],
    [`${'a'.repeat(64)}@${'b.'.repeat(90)}example`, true],
    [`${'a'.repeat(65)}@b.example`, false],
    [`a@${'b.'.repeat(125)}example`, false],
  ])('product 5.53: email "%s" is valid, for the API as well: %s', (value, valid) => {
    expect(isEmail(cleanEmail(value))).toBe(valid);
    expect(email.safeParse(value).success).toBe(valid);
  });

  test('an address with only valid fields is accepted by the API', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 130 }),
      fc.constantFrom('', 'NY', 'XX', '10001', '111 22', 'Ada', '13', 'KLN'),
    );
    const values = fc.record({
      ...eachField(() => text),
      country: fc.constantFrom('us', 'se', 'de', 'jp', 'hk'),
      postalCode: fc.oneof(text, fc.constantFrom('10001', '111 22', '1000001')),
      state: fc.oneof(text, fc.constantFrom('NY', '13', 'KLN')),
      phone: fc.constantFrom('', '070-123 45 67', '12'),
    });
    fc.assert(
      fc.property(values, (address) => {
        const format = addressFormat(address.country);
        fc.pre(format.fields.every((field) => isTaken(field, address[field], format)));
        const action = actionsOf({
          email: 'a@b.example',
          isForSomebodyElse: false,
          shipping: address,
          billingSame: true,
          billing: typed,
          reviewAnswer: '',
        })[1];
        if (action?.action !== 'setShippingAddress') throw new Error('unexpected action');
        expect(addressSchema.safeParse(action.address).success).toBe(true);
        expect(addressProblem(action.address)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

/** What is typed apart from the delivery address. */
const form = {
  email: 'a@b.example',
  isForSomebodyElse: false,
  billingSame: true,
  billing: typed,
  reviewAnswer: '',
} as const;

describe('actions', () => {
  test('satisfy the contract and leave out what was not typed', () => {
    const actions = actionsOf({
      email: ' a@b.example ',
      isForSomebodyElse: false,
      shipping: typed,
      billingSame: false,
      billing: typed,
      reviewAnswer: '',
    });
    expect(actions.map((action) => cartActionSchema.parse(action))).toEqual([
      { action: 'setCustomerEmail', email: 'a@b.example' },
      { action: 'setShippingAddress', address: addressFixture },
      { action: 'setBillingAddress', address: addressFixture },
      { action: 'setForSomebodyElse', isForSomebodyElse: false },
    ]);
  });

  test('product 4.101: for somebody else, there is always a billing address', () => {
    expect(actionsOf({ ...form, isForSomebodyElse: true, shipping: typed }).slice(2)).toEqual([
      { action: 'setBillingAddress', address: addressFixture },
      { action: 'setForSomebodyElse', isForSomebodyElse: true },
    ]);
  });

  test('product 4.314: a company is saved for both addresses, a delivery note only where the parcel goes', () => {
    const address = { ...typed, company: 'Berg AB', deliveryNote: 'Ring twice' };
    const sent = actionsOf({ ...form, billingSame: false, shipping: address, billing: address });
    const [, shipping, billing] = sent.map((action) => cartActionSchema.parse(action));
    expect(shipping).toMatchObject({ address: { company: 'Berg AB', deliveryNote: 'Ring twice' } });
    expect(billing).toMatchObject({ address: { company: 'Berg AB' } });
    expect(billing).not.toHaveProperty('address.deliveryNote');
  });

  test('a state typed for another country is not sent', () => {
    const shipping = { ...typed, country: 'se', postalCode: '111 22' };
    const [, action] = actionsOf({ ...form, shipping });
    expect(action).toMatchObject({ address: { country: 'se' } });
    expect(action).not.toHaveProperty('address.state');
  });
});

describe('postal codes', () => {
  test.each([
    ['jp', '1000001', '13', '100-0001'],
    ['hk', '10001', 'KLN', ''],
    ['no', ' 0150 ', '', '0150'],
  ])('typed in %s as "%s" (%s) is saved as "%s"', (country, postalCode, state, saved) => {
    const shipping = { ...typed, country, postalCode, state };
    const [, action] = actionsOf({ ...form, shipping });
    expect(action && cartActionSchema.parse(action)).toMatchObject({ address: { postalCode: saved } });
  });
});

describe('the form’s initial values', () => {
  test('a billing address that is the same is distinguished from a different one', () => {
    const cart = cartFixture({ shippingAddress: addressFixture, billingAddress: { ...addressFixture } });
    expect(formValuesOf(cart, 'us').billingSame).toBe(true);
    const other = { ...cart, billingAddress: { ...addressFixture, city: 'Boston' } };
    expect(formValuesOf(other, 'us')).toMatchObject({ billingSame: false, billing: { city: 'Boston' } });
  });

  test('product 4.101: a cart for somebody else is one only with a billing address of its own', () => {
    const cart = cartFixture({ isForSomebodyElse: true, shippingAddress: addressFixture });
    const billingAddress = { ...addressFixture, firstName: 'Robin' };
    expect(formValuesOf({ ...cart, billingAddress }, 'us')).toMatchObject({
      isForSomebodyElse: true,
      billing: { firstName: 'Robin' },
    });
    expect(formValuesOf({ ...cart, billingAddress: addressFixture }, 'us').isForSomebodyElse).toBe(false);
    expect(formValuesOf({ ...cart, billingAddress, isForSomebodyElse: false }, 'us').isForSomebodyElse).toBe(
      false,
    );
  });
});
