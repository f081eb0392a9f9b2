import type { WalletCard } from './cards.ts';
import type { Person } from './people.ts';

/** Something to choose from: in a list by its label, for the shop by its ID. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** What a sheet shows of the shop's. Amounts are decimal strings as the shop gave them. */
export interface SheetView {
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  /** ISO 4217 */
  readonly currency: string;
  /** Ways of delivery; without any, there is no list. */
  readonly options: readonly Choice[];
  readonly selected: string | undefined;
}

/** What the shop or the wallet says; the payment can be authorized nevertheless if it can be paid. */
export interface Problem {
  readonly message: string;
  readonly canPay?: boolean;
}

/** What the person chooses; `begin` when the sheet opens. */
export type Chosen = { readonly begin: true } | { person: true } | { option: string } | { coupon: string };

/** What a wallet asks its sheet. */
export interface Sheet {
  /** Whose address is chosen; undefined if the shop asks for none. */
  readonly person: Person | undefined;
  /** The position of the chosen card in the list. */
  readonly cardIndex: number;
  readonly isClosed: boolean;
}

/** What distinguishes the wallets. */
export interface Wallet {
  readonly name: 'Apple Pay' | 'Google Pay' | 'PayPal';
  readonly payLabel: string;
  /** Among whom the person can choose; null if the shop asks for no address. */
  readonly people: readonly Person[] | null;
  readonly cards: readonly Pick<WalletCard, 'label'>[];
  /** The code that the shop knows already; null if it takes none. */
  readonly coupon: string | null;
  /** Null as long as there is nothing to show. */
  readonly view: () => SheetView | null;
  /** Tells the shop what is chosen. @returns what is wrong with it */
  readonly choose: (chosen: Chosen, sheet: Sheet) => Promise<Problem | null>;
  /** The person authorizes the payment. @returns what is wrong; null ends the sheet */
  readonly pay: (sheet: Sheet) => Promise<Problem | null>;
  /** The sheet was closed by the person or, with an error of the wallet's or the shop's, by itself. */
  readonly end: (error?: unknown) => void;
}

/** A shop's callback did not answer within the wallet's limit. */
export class CallbackTimeout extends Error {}

/** The answer of a shop's callback. @param limit in milliseconds @throws CallbackTimeout */
export async function inTime<T>(answer: T | PromiseLike<T>, limit: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  setTimeout(() => reject(new CallbackTimeout('The shop did not answer in time')), limit);
  return Promise.race([answer, promise]);
}
