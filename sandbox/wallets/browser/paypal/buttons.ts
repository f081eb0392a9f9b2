import { drawButton } from '../button.ts';
import { paypalSettings } from '../vendor-scripts.ts';
import type { ButtonsOptions } from './options.ts';
import { PayPalSheet } from './paypal-sheet.ts';

/** How PayPal takes money; only the account itself is simulated. */
export const FUNDING = { PAYPAL: 'paypal', CREDIT: 'credit', PAYLATER: 'paylater', VENMO: 'venmo' } as const;

const actions = { resolve: () => Promise.resolve(), reject: () => Promise.resolve() };

/** Whether a sheet is open: PayPal shows one at a time. */
let isOpen = false;

/** The shop may refuse a click. @returns whether it does not */
async function isClickAccepted({ onClick, fundingSource }: ButtonsOptions): Promise<boolean> {
  let isRejected = false;
  const reject = () => {
    isRejected = true;
    return Promise.resolve();
  };
  await onClick?.({ fundingSource: fundingSource ?? FUNDING.PAYPAL }, { ...actions, reject });
  return !isRejected;
}

async function pressed(options: ButtonsOptions, settings: URLSearchParams): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    if (await isClickAccepted(options)) await new PayPalSheet(options, settings).closed;
  } catch (error) {
    options.onError?.(error);
  } finally {
    isOpen = false;
  }
}

/**
 * PayPal's buttons: one for each way of funding that is offered here.
 * @throws Error if PayPal's script was not asked for, or the shop gives nothing with which to make an order
 */
export function Buttons(options: ButtonsOptions = {}) {
  const settings = paypalSettings();
  if (!settings) throw new Error('paypal.Buttons before PayPal’s script was loaded');
  const { fundingSource = FUNDING.PAYPAL, createOrder, onInit } = options;
  if (!Object.values<string>(FUNDING).includes(fundingSource))
    throw new Error(`Unknown funding ${fundingSource}`);
  if (typeof createOrder !== 'function') throw new Error('createOrder is missing');
  const container = document.createElement('div');
  // PayPal's button is in a frame: no key that is pressed there reaches the page, where adyen-web would take Enter for itself.
  for (const type of ['keydown', 'keypress', 'keyup'])
    container.addEventListener(type, (event) => event.stopPropagation());
  return {
    isEligible: () => fundingSource === FUNDING.PAYPAL,
    render: async (target: HTMLElement | string) => {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error('There is no element to render PayPal’s button into');
      const button = drawButton(container, 'PayPal', 'paypal');
      button.addEventListener('click', () => void pressed(options, settings));
      parent.append(container);
      const toggle = (isEnabled: boolean) => () => {
        button.disabled = !isEnabled;
        return Promise.resolve();
      };
      await Promise.resolve();
      onInit?.({}, { enable: toggle(true), disable: toggle(false) });
    },
    close: () => {
      container.remove();
      return Promise.resolve();
    },
  };
}
