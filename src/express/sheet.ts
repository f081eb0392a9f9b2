import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod, Place, Quote } from '../../contract/delivery.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import type { SheetStage } from '../checkout/checkout-state.ts';

/** Why a wallet's sheet is answered with an error; the texts are `sheet.*` in `locales/{language}/express.json`. */
export type SheetProblem =
  | 'elsewhere'
  | 'unserved'
  | 'undeliverable'
  | 'late'
  | 'code'
  | 'moved'
  /** The address lacks something, or has something, that ours must not: the shopper completes it in checkout. */
  | 'incomplete'
  | 'refused'
  /** An event that does not belong to an open sheet: twice, after its end, or before there was a price. */
  | 'over'
  | 'failed';

/** The sheet is refused something; nothing has been sent to the payment service. */
export class SheetRefusal extends Error {
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem, cause?: unknown) {
    super(`The wallet’s sheet is refused: ${problem}`, { cause });
    this.name = 'SheetRefusal';
    this.problem = problem;
  }
}

/** What the sheet asks about; what is missing stays as it was asked last. */
export interface SheetQuestion {
  /** Null for a place that nothing is delivered to, e.g. in another country. */
  readonly place?: Place | null | undefined;
  readonly methodId?: string | undefined;
  /** Empty to do without a code. */
  readonly code?: string | undefined;
}

/** What the sheet shows: the shop API's own numbers. */
export interface ShownQuote {
  readonly subtotal: Money;
  readonly methods: readonly QuotedMethod[];
  readonly method: QuotedMethod;
  readonly total: Money;
  /** The code that was entered in the sheet; empty without one. */
  readonly code: string;
}

/** Asks the shop API. @throws SheetRefusal or the shop API's error */
export type AskQuote = (question: {
  readonly place: Place;
  readonly methodId?: string | undefined;
  readonly code: string;
}) => Promise<Quote>;

/** The longest that a sheet waits for a price, in milliseconds: Google and PayPal give up after ten seconds, Apple after thirty. */
export const sheetTimeout = 8000;

const newSession = () => ({
  place: null as Place | null,
  shown: null as ShownQuote | null,
  code: '',
  /** Why the sheet shows something that is out of date, and must not be paid. */
  failure: null as SheetRefusal | null,
  authorized: null as Cart | null,
  tail: Promise.resolve() as Promise<unknown>,
});

/**
 * One wallet's sheet, from click to click. It decides what belongs to an open sheet, knows what the sheet shows, and compares
 * it with the cart before anything is paid; a wallet's own total or price is never asked for.
 *
 * closed → `open` → open → `authorize` → authorizing → `enter` paid, approved, or closed, or after a refusal back to open.
 */
export function createSheet(onStage: (stage: SheetStage) => void = () => undefined) {
  let stage: SheetStage = 'closed';
  /** Of the latest opening: an answer to an earlier one is of no use. */
  let session = newSession();
  // A function, because the compiler does not see that an event may change it while something is awaited.
  const is = (wanted: SheetStage, asked = session) => stage === wanted && asked === session;
  const enter = (next: SheetStage) => {
    // Wallets may say that their sheet is closed after it has paid.
    if (stage === 'paid' && next !== 'open') return;
    stage = next;
    onStage(next);
  };

  const answer = async (ask: AskQuote, question: SheetQuestion): Promise<ShownQuote> => {
    if (!is('open')) throw new SheetRefusal('over');
    const current = session;
    if (question.place === null) throw new SheetRefusal('elsewhere');
    const place = question.place ?? current.place;
    if (!place) throw new SheetRefusal('incomplete');
    const code = question.code ?? current.code;
    const methodId = question.methodId ?? current.shown?.method.id;
    const quote = await withinLimit(ask({ place, methodId, code }));
    // Closed, or closed and opened again, meanwhile.
    if (!is('open', current)) throw new SheetRefusal('over');
    const shown = shownOf(quote, methodId, code);
    Object.assign(current, { place, code, shown });
    return shown;
  };

  return {
    enter,
    /** The shopper has clicked: whatever an earlier sheet showed is gone. */
    open(): void {
      session = newSession();
      enter('open');
    },
    shown: (): ShownQuote | null => session.shown,
    /** The cart that may be paid; null until it has been authorized. */
    authorized: (): Cart | null => session.authorized,
    /** Whether something has been authorized, and is being saved or paid, or waits for that. */
    isBusy: (): boolean => is('authorizing') || is('approved'),
    /** Answers a change, one after the other, so that the last answer is what the sheet shows. @throws SheetRefusal */
    quote(ask: AskQuote, question: SheetQuestion): Promise<ShownQuote> {
      const current = session;
      const shown = current.tail.then(() => answer(ask, question)).catch(refuse);
      current.tail = shown.then(
        () => (current.failure = null),
        // Without the code, the sheet is as it was.
        (refusal: unknown) => {
          if (refusal instanceof SheetRefusal && refusal.problem !== 'code') current.failure = refusal;
        },
      );
      return shown;
    },
    /**
     * Saves what the shopper has authorized, and compares the cart's total with what the sheet shows.
     * @param save writes it to the cart, and returns that recalculated; null if the wallet has not told enough.
     * @returns the cart, whose total may be paid.
     * @throws SheetRefusal; the sheet stays open for another try.
     */
    async authorize(save: ((shown: ShownQuote) => Promise<Cart>) | null): Promise<Cart> {
      const current = session;
      const { failure, shown } = current;
      if (!is('open')) throw new SheetRefusal('over');
      if (failure) throw failure;
      if (!save) throw new SheetRefusal('incomplete');
      if (!shown) throw new SheetRefusal('over');
      enter('authorizing');
      try {
        const cart = await save(shown);
        if (!is('authorizing', current)) throw new SheetRefusal('over');
        if (!isSameMoney(cart.total, shown.total)) throw new SheetRefusal('moved');
        current.authorized = cart;
        return cart;
      } catch (error) {
        if (is('authorizing', current)) enter('open');
        return refuse(error);
      }
    },
    /** A payment was declined: the sheet lets the shopper try another card. */
    reopen(): void {
      if (is('authorizing')) enter('open');
    },
  };
}

/** The method that the sheet asks for, or that it showed before; otherwise the first one. */
function shownOf(
  { shippingMethods, subtotal, discountCode }: Quote,
  methodId: string | undefined,
  code: string,
): ShownQuote {
  if (discountCode?.applied === false) throw new SheetRefusal('code');
  const method = shippingMethods.find(({ id }) => id === methodId) ?? shippingMethods[0];
  if (!method) throw new SheetRefusal('undeliverable');
  // The place does not tell the tax yet.
  if (!method.total) throw new SheetRefusal('incomplete');
  return { subtotal, methods: shippingMethods, method, total: method.total, code };
}

function withinLimit<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new SheetRefusal('late')), sheetTimeout);
  });
  return Promise.race([answer, late]);
}

export const problemIn = (error: unknown): SheetProblem =>
  error instanceof SheetRefusal ? error.problem : 'failed';

function refuse(error: unknown): never {
  throw error instanceof SheetRefusal ? error : new SheetRefusal(problemOf(error), error);
}

const problems: Readonly<Record<string, SheetProblem>> = {
  CannotShipTo: 'undeliverable',
  InvalidPostalCode: 'incomplete',
  MissingState: 'incomplete',
  StateMismatch: 'incomplete',
  InvalidPhone: 'incomplete',
  InvalidInput: 'incomplete',
  NoTaxRate: 'undeliverable',
  ShippingMethodUnavailable: 'moved',
  TotalChanged: 'moved',
  CartChanged: 'moved',
  VersionConflict: 'moved',
  DiscountCodeNotApplicable: 'code',
  DiscountCodeExpired: 'code',
};

/** The name of the place that nothing is delivered to, if the shop API has said it. */
export function placeIn(error: unknown): string | undefined {
  const cause = error instanceof SheetRefusal ? error.cause : error;
  const place = (cause as { readonly details?: { readonly place?: unknown } } | null)?.details?.place;
  return typeof place === 'string' ? place : undefined;
}

function problemOf(error: unknown): SheetProblem {
  const code = (error as { readonly code?: unknown } | null)?.code;
  if (code === 'CannotShipTo' && placeIn(error) !== undefined) return 'unserved';
  return (typeof code === 'string' && Object.hasOwn(problems, code) && problems[code]) || 'failed';
}
