import type { Person } from '../person.ts';
import { sandboxOrigin } from '../vendor-scripts.ts';

/** An order as PayPal's server tells it; amounts are decimal strings. */
export interface PayPalOrder {
  readonly id: string;
  readonly status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  /** Whether the payer chooses the address: otherwise, the merchant has given one. */
  readonly isExpress: boolean;
  /** ISO 4217 */
  readonly currency: string;
  readonly value: string;
  /** `item_total`, `shipping`, `tax_total`, `discount`. */
  readonly breakdown: Readonly<Record<string, string>>;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly selected: boolean;
  }[];
  readonly payerId: string | null;
}

const orderUrl = (id: string) => `${sandboxOrigin}/paypal/orders/${encodeURIComponent(id)}`;

async function read(response: Response): Promise<PayPalOrder> {
  const body = (await response.json()) as PayPalOrder & { readonly name?: string };
  if (!response.ok) throw new Error(`PayPal answered ${response.status} ${body.name ?? ''}`);
  return body;
}

/** @throws Error for an order that PayPal does not know */
export const fetchOrder = async (id: string): Promise<PayPalOrder> => read(await fetch(orderUrl(id)));

/** The person's address as PayPal writes it; what is empty is left out. */
const portableAddress = ({ lines, administrativeArea, locality, postalCode, countryCode }: Person) => ({
  ...(lines[0] && { address_line_1: lines[0] }),
  ...(lines[1] && { address_line_2: lines[1] }),
  ...(administrativeArea && { admin_area_1: administrativeArea }),
  ...(locality && { admin_area_2: locality }),
  ...(postalCode && { postal_code: postalCode }),
  country_code: countryCode,
});

/**
 * Tells PayPal that the person approves the order as the sheet has shown it.
 * @param payer whose account it is
 * @param person to whom it is sent; undefined if the merchant has given an address
 * @throws Error if PayPal does not accept it, e.g. because the amount has changed meanwhile
 */
export async function approveOrder(
  order: PayPalOrder,
  payer: Person,
  person: Person | undefined,
  isDeclined: boolean,
): Promise<PayPalOrder> {
  const shipping = person && { fullName: person.name.full, address: portableAddress(person) };
  const body = {
    value: order.value,
    payer: { email: payer.email, country: payer.countryCode, isDeclined, ...(shipping && { shipping }) },
  };
  const headers = { 'content-type': 'application/json' };
  return read(
    await fetch(`${orderUrl(order.id)}/approve`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

/** The order as merchants get it after the approval (https://developer.paypal.com/docs/api/orders/v2/#orders_get). */
export function orderDetails(order: PayPalOrder, payer: Person, person: Person | undefined) {
  const { id, currency: currency_code, value, breakdown, payerId } = order;
  const money = (amount: string) => ({ currency_code, value: amount });
  return {
    id,
    intent: 'AUTHORIZE',
    status: 'APPROVED',
    payer: {
      payer_id: payerId,
      email_address: payer.email,
      name: { given_name: payer.name.given, surname: payer.name.family },
      phone: { phone_number: { national_number: payer.phone.replace('+', '') } },
      address: { country_code: payer.countryCode },
    },
    purchase_units: [
      {
        reference_id: 'default',
        amount: {
          ...money(value),
          breakdown: Object.fromEntries(
            Object.entries(breakdown).map(([name, amount]) => [name, money(amount)]),
          ),
        },
        ...(person && {
          shipping: { name: { full_name: person.name.full }, address: portableAddress(person) },
        }),
      },
    ],
  };
}
