import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { z } from 'zod';

const money = z.looseObject({ centAmount: z.int(), currencyCode: z.string() });
const reference = z.looseObject({ id: z.string() });
const custom = z.object({ fields: z.record(z.string(), z.unknown()) }).optional();
const address = z
  .looseObject({
    firstName: z.string().optional(),
    streetName: z.string().optional(),
    postalCode: z.string().optional(),
    city: z.string().optional(),
    country: z.string(),
  })
  .optional();

const orderSchema = z.object({
  id: z.string(),
  orderNumber: z.string().optional(),
  orderState: z.string(),
  paymentState: z.string().optional(),
  shipmentState: z.string().optional(),
  cart: reference.optional(),
  customerEmail: z.string().optional(),
  locale: z.string().optional(),
  shippingAddress: address,
  shippingInfo: z.looseObject({ shippingMethodName: z.string() }).optional(),
  totalPrice: money,
  taxedPrice: z.looseObject({ totalGross: money }).optional(),
  lineItems: z.array(
    z.looseObject({
      id: z.string(),
      quantity: z.int(),
      variant: z.looseObject({ sku: z.string() }),
      totalPrice: money,
      custom,
    }),
  ),
  paymentInfo: z.object({ payments: z.array(reference) }).optional(),
  returnInfo: z
    .array(
      z.object({
        returnTrackingId: z.string().optional(),
        items: z.array(z.object({ lineItemId: z.string(), quantity: z.int() })),
      }),
    )
    .default([]),
  custom,
});
export type OrderEntry = z.infer<typeof orderSchema>;

const paymentSchema = z.object({
  id: z.string(),
  key: z.string().optional(),
  amountPlanned: money,
  transactions: z.array(
    z.looseObject({ type: z.string(), state: z.string(), interactionId: z.string().optional() }),
  ),
  custom,
});
export type PaymentEntry = z.infer<typeof paymentSchema>;

const cartSchema = z.object({
  id: z.string(),
  version: z.int(),
  cartState: z.string(),
  paymentInfo: z.object({ payments: z.array(reference) }).optional(),
});

const stockSchema = z.object({ sku: z.string(), availableQuantity: z.int() });

const objectSchema = z.object({ container: z.string(), key: z.string(), value: z.unknown() });

const adyenSchema = z.object({
  undeliveredWebhooks: z.int(),
  payments: z.array(
    z.object({
      pspReference: z.string(),
      /** The merchant's, i.e. the key of our payment. */
      reference: z.string(),
      resultCode: z.string(),
      /** What a wallet's sheet showed when the shopper authorized it. */
      sheetTotal: z.object({ value: z.int() }).optional(),
      /** Minor units, like the rest: taken and not returned. */
      kept: z.int(),
      /** Authorized, neither captured nor canceled. */
      reserved: z.int(),
      modifications: z.array(
        z.object({ kind: z.string(), value: z.int(), success: z.boolean(), reference: z.string() }),
      ),
    }),
  ),
});
type AdyenBooks = z.infer<typeof adyenSchema>;
/** A payment in Adyen's books. */
export type AdyenEntry = AdyenBooks['payments'][number];

/** Whether money of a payment went back that nobody at the shop had asked to return. */
export const wentBackUnasked = ({ modifications }: AdyenEntry): boolean =>
  modifications.some(({ reference, success }) => success && reference === '<unasked>');

/** What the merchant has of a payment, in minor units. */
export const takenOf = ({ kept, reserved }: AdyenEntry): number => kept + reserved;

/** The sandbox's books, read behind its back. */
export class Books {
  readonly #database: DatabaseSync;

  readonly #url: string;

  /** @param url of the sandbox. */
  constructor(dataFolder: string, url: string) {
    this.#url = url;
    this.#database = new DatabaseSync(join(dataFolder, 'sandbox.sqlite'));
    this.#database.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF;');
  }

  orders = () => this.#documents('order', orderSchema);
  payments = () => this.#documents('payment', paymentSchema);
  carts = () => this.#documents('cart', cartSchema);

  /** Keys and values of the custom objects in a container, e.g. `withdrawals.de`. */
  objects = (container: string) =>
    this.#documents('custom-object', objectSchema).filter((object) => object.container === container);

  /** Units available, by SKU. */
  stock(): Map<string, number> {
    const entries = this.#documents('inventory-entry', stockSchema);
    return new Map(entries.map(({ sku, availableQuantity }) => [sku, availableQuantity]));
  }

  async adyenPayments(): Promise<AdyenEntry[]> {
    return (await this.#adyen()).payments;
  }

  /** How many webhooks the sandbox has not sent yet. */
  async unsentWebhooks(): Promise<number> {
    return (await this.#adyen()).undeliveredWebhooks;
  }

  /** Somebody else writes to a resource: its version grows. */
  touch(id: string): void {
    this.#database
      .prepare(
        `UPDATE commercetools_documents
         SET version = version + 1, document = json_set(document, '$.version', version + 1) WHERE id = ?`,
      )
      .run(id);
  }

  /** Changes a resource of a type without asking anybody. */
  edit(type: string, change: (document: Record<string, unknown>) => boolean): void {
    const rows = this.#database
      .prepare('SELECT id, document FROM commercetools_documents WHERE type = ?')
      .all(type);
    for (const row of rows) {
      const document = z.record(z.string(), z.unknown()).parse(JSON.parse(String(row['document'])));
      if (!change(document)) continue;
      this.#database
        .prepare('UPDATE commercetools_documents SET version = ?, document = ? WHERE type = ? AND id = ?')
        .run(Number(document['version']), JSON.stringify(document), type, String(row['id']));
    }
  }

  close(): void {
    this.#database.close();
  }

  #documents<Schema extends z.ZodType>(type: string, schema: Schema): z.output<Schema>[] {
    const rows = this.#database
      .prepare('SELECT document FROM commercetools_documents WHERE type = ? ORDER BY id')
      .all(type);
    return rows.map((row) => schema.parse(JSON.parse(String(row['document']))));
  }

  async #adyen(): Promise<AdyenBooks> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.#url}/control/adyen/books`, { headers });
    return adyenSchema.parse(await response.json());
  }
}
