import { drawButton } from '../button.ts';
import { peopleFrom, type Person } from '../people.ts';
import { WalletSheet } from '../sheet.ts';
import { paypalSettings, sandboxOrigin } from '../vendor-scripts.ts';
import { type Chosen, inTime, type Sheet } from '../wallet.ts';

/** How PayPal takes money; only the account itself is simulated. */
export const FUNDING = { PAYPAL: 'paypal', CREDIT: 'credit', PAYLATER: 'paylater', VENMO: 'venmo' } as const;

/** With what a callback refuses a choice. */
interface ChangeActions {
  readonly reject: (reason?: string) => Promise<void>;
}

/** What a shop gives to PayPal (https://developer.paypal.com/sdk/js/reference/#buttons). */
interface ButtonsOptions {
  readonly fundingSource: string;
  readonly createOrder: () => Promise<string>;
  readonly onApprove: (data: object, actions: object) => unknown;
  readonly onCancel: () => void;
  readonly onClick?: () => void;
  readonly onError: (error: unknown) => void;
  readonly onShippingAddressChange?: (data: object, actions: ChangeActions) => Promise<void>;
  readonly onShippingOptionsChange?: (data: object, actions: ChangeActions) => Promise<void>;
}

/**
 * PayPal's buttons: one for each way of funding that is offered here.
 * @throws Error if PayPal's script was not asked for
 */
export function Buttons(options: ButtonsOptions) {
  const settings = paypalSettings();
  if (!settings) throw new Error('paypal.Buttons before PayPal’s script was loaded');
  return {
    isEligible: () => options.fundingSource === FUNDING.PAYPAL,
    render: (target: HTMLElement) => {
      const container = document.createElement('div');
      // PayPal's button is in a frame: no key that is pressed there reaches the page, where adyen-web would take Enter for itself.
      for (const type of ['keydown', 'keypress', 'keyup'])
        container.addEventListener(type, (event) => event.stopPropagation());
      drawButton(container, 'PayPal').addEventListener('click', () => {
        if (WalletSheet.isOpen) return;
        options.onClick?.();
        showSheet(options, settings);
      });
      target.append(container);
      return Promise.resolve();
    },
  };
}

/** An order as PayPal's server tells it; amounts are decimal strings. */
interface PayPalOrder {
  readonly id: string;
  readonly isOpen: boolean;
  /** ISO 4217 */
  readonly currency: string;
  readonly value: string;
  readonly breakdown: Readonly<Record<keyof typeof lineNames, string>>;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly selected: boolean;
  }[];
  readonly payerId: string | null;
}

const lineNames = { item_total: 'Items', shipping: 'Delivery', tax_total: 'Tax' } as const;

/** @throws Error for an order that PayPal does not know, or that has changed */
async function fetchOrder(id: string, path = '', init: RequestInit = {}): Promise<PayPalOrder> {
  const response = await fetch(`${sandboxOrigin}/paypal/orders/${encodeURIComponent(id)}${path}`, init);
  if (!response.ok) throw new Error(`PayPal answered ${response.status}`);
  return (await response.json()) as PayPalOrder;
}

/** The person's address as PayPal writes it; what is empty is left out. */
const portableAddress = ({ lines, administrativeArea, locality, postalCode, countryCode }: Person) => ({
  ...(lines[0] && { address_line_1: lines[0] }),
  ...(lines[1] && { address_line_2: lines[1] }),
  ...(administrativeArea && { admin_area_1: administrativeArea }),
  ...(locality && { admin_area_2: locality }),
  ...(postalCode && { postal_code: postalCode }),
  country_code: countryCode,
});

/** PayPal's codes for what a shop refuses, with what the sheet says then. */
const refusals = {
  ADDRESS_ERROR: 'This address cannot be delivered to.',
  COUNTRY_ERROR: 'This country cannot be delivered to.',
  STATE_ERROR: 'This state cannot be delivered to.',
  ZIP_ERROR: 'This postal code cannot be delivered to.',
  METHOD_UNAVAILABLE: 'This delivery is not available.',
} as const;

/** PayPal does not document its limit. In milliseconds. */
const limit = 10_000;
const funding = [{ label: 'PayPal balance' }, { label: 'Declined card' }];

/** PayPal from the click to the approval. @param settings of PayPal's script (https://developer.paypal.com/sdk/js/configuration/) */
function showSheet(options: ButtonsOptions, settings: URLSearchParams): void {
  const people = peopleFrom(settings.get('buyer-country'));
  /** Whose account it is: somebody from the buyer's country. */
  const [payer] = people;
  let current: PayPalOrder | undefined;

  /** PayPal's window is there before the shop has made an order. */
  async function begin(): Promise<PayPalOrder> {
    const order = await fetchOrder(await options.createOrder());
    if (!order.isOpen) throw new Error('The order is completed already');
    if (order.currency !== settings.get('currency')) throw new Error('The script is for another currency');
    return order;
  }

  /** Asks the shop about a choice; afterwards, the order is read anew, because the shop may have changed it. */
  async function tell(chosen: Chosen, sheet: Sheet) {
    const order = (current ??= await begin());
    const { person } = sheet;
    if (sheet.isClosed) return null;
    let refusal: string | undefined;
    const refuseWith = (standard: string): ChangeActions => ({
      reject: (reason = standard) => {
        refusal ??= reason;
        return Promise.resolve();
      },
    });
    const data = {
      orderID: order.id,
      errors: Object.fromEntries(Object.keys(refusals).map((code) => [code, code])),
    };
    if ('option' in chosen) {
      const option = order.options.find(({ id }) => id === chosen.option);
      const selectedShippingOption = { ...option, type: 'SHIPPING', selected: true };
      const actions = refuseWith('METHOD_UNAVAILABLE');
      await inTime(options.onShippingOptionsChange?.({ ...data, selectedShippingOption }, actions), limit);
    } else if (person) {
      const { locality: city, administrativeArea: state, postalCode, countryCode } = person;
      const shippingAddress = { city, state, postalCode, countryCode };
      const actions = refuseWith('ADDRESS_ERROR');
      await inTime(options.onShippingAddressChange?.({ ...data, shippingAddress }, actions), limit);
    }
    current = await fetchOrder(order.id);
    if (refusal !== undefined) return { message: refusals[refusal as keyof typeof refusals] };
    const selected = current.options.find((option) => option.selected);
    if ('option' in chosen && selected?.id !== chosen.option)
      throw new Error('The shop did not update the order to the chosen delivery');
    return null;
  }

  async function approve({ person, cardIndex }: Sheet) {
    if (!current) return { message: '' };
    const { id, value } = current;
    current = await fetchOrder(id);
    if (current.value !== value) return { message: 'The amount has changed.', canPay: true };
    const isDeclined = funding[cardIndex]?.label === 'Declined card';
    const { payerId } = await fetchOrder(id, '/approve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value, isDeclined }),
    });
    // As merchants get it (https://developer.paypal.com/docs/api/orders/v2/#orders_get).
    const details = {
      id,
      payer: { payer_id: payerId, email_address: payer?.email },
      purchase_units: [
        person
          ? { shipping: { name: { full_name: person.name.full }, address: portableAddress(person) } }
          : {},
      ],
    };
    const data = { orderID: id, payerID: payerId, paymentSource: 'paypal' };
    options.onApprove(data, { order: { get: () => Promise.resolve(details) } });
    return null;
  }

  new WalletSheet({
    name: 'PayPal',
    payLabel: settings.get('commit') === 'false' ? 'Continue' : 'Pay',
    people,
    cards: funding,
    coupon: null,
    view: () => {
      if (!current) return null;
      const { breakdown, value: total, currency, options: ways } = current;
      const lines = Object.entries(breakdown).map(([name, amount]) => ({
        ...{ label: lineNames[name as keyof typeof lineNames], amount },
      }));
      const choices = ways.map(({ id, label, value }) => ({ id, label: `${label} ${value}` }));
      return { lines, total, currency, options: choices, selected: ways.find((way) => way.selected)?.id };
    },
    choose: tell,
    pay: approve,
    end: (error) => (error === undefined ? options.onCancel() : options.onError(error)),
  });
}
