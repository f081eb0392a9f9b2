/** A way to pay, as it is set up for the merchant. */
export interface PaymentMethodOffer {
  /** Adyen's name of the method: `scheme` for cards, `klarna`, … */
  readonly type: string;
  /** What shoppers call it, by BCP 47 tag; in English for everyone whose language is missing. */
  readonly name: { readonly en: string } & Readonly<Record<string, string>>;
  /** Card brands that are accepted; cards only. */
  readonly brands?: readonly string[];
  /** Currency by country (ISO 3166-1 alpha-2, upper case) in which it is offered; anywhere and in any without it. */
  readonly currencies?: Readonly<Record<string, string>>;
  /** The amounts it takes, in minor units. */
  readonly amounts?: { readonly min: number; readonly max: number };
}

/** What a merchant has set up at Adyen. */
export interface AdyenSeed {
  readonly credentials: {
    /** `X-API-Key` of server requests. */
    readonly apiKey: string;
    /** Signs webhooks; hexadecimal, 32 bytes. */
    readonly hmacKey: string;
  };
  /** In the order in which shoppers see them. Wallets cannot be among them: they need their makers' servers. */
  readonly paymentMethods: readonly PaymentMethodOffer[];
}
