import { z } from 'zod';
import type { PaymentResult } from '../../contract/payment.ts';
import { localEnvironment } from '../../local/environment.ts';
import type { World } from './world.ts';

const actionSchema = z.object({ paymentData: z.string(), sdkData: z.object({ token: z.string() }) });
const orderSchema = z.object({ value: z.string(), payerId: z.string().nullable() });

/** What is called without the faults of the shop's own calls. */
const undisturbedFetch = globalThis.fetch;

/** PayPal's window in the shopper's browser, which talks to PayPal. */
export interface PayPalWindow {
  paymentData: string;
  /** @returns what PayPal's script tells once the shopper has approved what the window shows. */
  approve(isDeclined: boolean): Promise<object>;
  /** Adyen is asked for the money, as it is after a fault in the shop. @returns null */
  sendBehindTheShop(details: object): Promise<null>;
}

/** The window of a payment that has begun; null if it did not open, e.g. because there is an order already. */
export function openPayPal(world: World, { action }: PaymentResult): PayPalWindow | null {
  const opened = actionSchema.safeParse(action);
  if (!opened.success) return null;
  const { paymentData, sdkData } = opened.data;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    world.schedule.exchange(async () => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      };
      const response = await undisturbedFetch(`${world.sandbox.url}${path}`, init);
      return { status: response.status, body: (await response.json()) as unknown };
    });
  const order = `/paypal/orders/${sdkData.token}`;
  const window: PayPalWindow = {
    paymentData,
    async approve(isDeclined) {
      const { value } = orderSchema.parse(
        await world.schedule.exchange(
          async () => (await undisturbedFetch(`${world.sandbox.url}${order}`)).json() as Promise<unknown>,
        ),
      );
      const { payerId } = orderSchema.parse((await post(`${order}/approve`, { isDeclined, value })).body);
      world.note(`PayPal: ${value} approved`);
      return { orderID: sdkData.token, payerID: payerId ?? '' };
    },
    async sendBehindTheShop(details) {
      const { ADYEN_API_KEY = '' } = localEnvironment(world.sandbox.port);
      const body = { details, paymentData: window.paymentData };
      const { status } = await post('/adyen/v72/payments/details', body, { 'x-api-key': ADYEN_API_KEY });
      world.note(`Adyen was asked behind the shop: ${status}`);
      if (status !== 200) world.intrusions.push(`Adyen answered ${status} to details behind the shop`);
      await world.webhooksSent();
      return null;
    },
  };
  return window;
}
