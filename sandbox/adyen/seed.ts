/** A payment method as configured for the merchant. */
export interface PaymentMethodOffer {
  /** Adyen's name for the method: `scheme` for cards, `klarna`, … */
  readonly type: string;
  /** Its name for shoppers, by BCP 47 tag; in English for all other languages. */
  readonly name: { readonly en: string } & Readonly<Record<string, string>>;
  /** Accepted card brands; only for cards and for wallets with cards. */
  readonly brands?: readonly string[];
  /** The banks among which the shopper chooses before the payment; without them, the bank's page asks. */
  readonly issuers?: readonly { readonly id: string; readonly name: string }[];
  /**
   * What the browser needs to know about the merchant's account with a wallet: `merchantId` for Google Pay, Apple Pay
   * (with `merchantName`), and PayPal (with `intent`).
   */
  readonly configuration?: {
    readonly merchantId: string;
    readonly merchantName?: string;
    readonly intent?: 'capture' | 'authorize';
  };
  /**
   * Currency by country (ISO 3166-1 alpha-2, upper case) in which it is offered; if omitted, it is offered everywhere
   * in any currency.
   */
  readonly currencies?: Readonly<Record<string, string>>;
  /** The amounts it accepts, in minor units. */
  readonly amounts?: { readonly min: number; readonly max: number };
}

/** What a merchant has configured at Adyen. */
export interface AdyenSeed {
  readonly credentials: {
    /** `X-API-Key` of server requests. */
    readonly apiKey: string;
    /** With which browsers load the library's parts; if omitted, any key is accepted that is not a live one. */
    readonly clientKey?: string;
    /** Where pages may use the client key, e.g. `https://shop.example`; anywhere if omitted. */
    readonly allowedOrigins?: readonly string[];
    /** Whether the API key has a role of the Management API. */
    readonly mayManage?: boolean;
    /** Signs webhooks; hexadecimal, 32 bytes. */
    readonly hmacKey: string;
  };
  /** The accounts that the API key may use; any if omitted. */
  readonly merchantAccounts?: readonly string[];
  /** In the order in which shoppers see them. */
  readonly paymentMethods: readonly PaymentMethodOffer[];
}
