import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod } from '../../contract/delivery.ts';
import type { Place } from '../../contract/delivery-requests.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import type { SheetQuote } from '../../contract/wallet-sheet.ts';

/** Why a wallet's sheet is answered with an error; the texts are `sheet.*` in `locales/{language}/express.json`. */
export type SheetProblem =
  /** Another country than the cart's. */
  | 'elsewhere'
  /** A state that nothing is delivered to. */
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
  /** The goods less discounts. */
  readonly subtotal: Money;
  readonly methods: readonly QuotedMethod[];
  readonly method: QuotedMethod;
  readonly total: Money;
  /** The code that was entered in the sheet; empty without one. */
  readonly code: string;
}

/** How a sheet asks the shop. */
export interface SheetPorts {
  /** @throws SheetRefusal or the shop API's error */
  readonly quote: (question: {
    place: Place;
    methodId?: string | undefined;
    code: string;
  }) => Promise<SheetQuote>;
  /** Writes what the sheet has collected to the cart, and returns it recalculated. */
  readonly save: (shown: ShownQuote) => Promise<Cart>;
}

/** The longest that a sheet waits for a price, in milliseconds: Google and PayPal give up after ten seconds, Apple after thirty. */
export const sheetTimeout = 8000;

/**
 * One wallet's sheet, from click to click. It decides what belongs to an open sheet, knows what the sheet shows, and compares
 * it with the cart before anything is paid; a wallet's own total or price is never asked for.
 *
 * closed → `open` → open → `authorize` → authorizing → `close`, or after a refusal back to open.
 */
export function createSheet() {
  let stage: 'closed' | 'open' | 'authorizing' = 'closed';
  /** Counts the openings: an answer of an earlier one is of no use. */
  let opening = 0;
  let place: Place | null = null;
  let shown: ShownQuote | null = null;
  let code = '';
  /** Why the sheet shows something that is out of date, and must not be paid. */
  let failure: SheetRefusal | null = null;
  let tail: Promise<unknown> = Promise.resolve();

  const ask = async (ports: SheetPorts, question: SheetQuestion): Promise<ShownQuote> => {
    if (stage !== 'open') throw new SheetRefusal('over');
    const current = opening;
    if (question.place === null) throw new SheetRefusal('elsewhere');
    const asked = question.place ?? place;
    if (!asked) throw new SheetRefusal('incomplete');
    const withCode = question.code ?? code;
    const methodId = question.methodId ?? shown?.method.id;
    const quote = await withinLimit(ports.quote({ place: asked, methodId, code: withCode }));
    // Closed, or closed and opened again, meanwhile.
    if (stageNow() !== 'open' || current !== opening) throw new SheetRefusal('over');
    const answer = shownOf(quote, methodId, withCode);
    place = asked;
    code = withCode;
    shown = answer;
    return answer;
  };

  return {
    /** The shopper has clicked: whatever an earlier sheet showed is gone. */
    open(): void {
      stage = 'open';
      opening += 1;
      place = null;
      shown = null;
      code = '';
      failure = null;
      tail = Promise.resolve();
    },
    /** What the sheet shows now; null as long as there was no price. */
    shown: (): ShownQuote | null => shown,
    /**
     * Answers a change of address, option, or code. One after the other, so that the last answer is what the sheet shows.
     * @throws SheetRefusal
     */
    quote(ports: SheetPorts, question: SheetQuestion): Promise<ShownQuote> {
      const answer = tail.then(() => ask(ports, question)).catch(refuse);
      tail = answer.then(
        () => (failure = null),
        // Without the code, the sheet is as it was.
        (refusal: unknown) => {
          if (refusal instanceof SheetRefusal && refusal.problem !== 'code') failure = refusal;
        },
      );
      return answer;
    },
    /**
     * Saves what the shopper has authorized, and compares the cart's total with what the sheet shows.
     * @param isComplete whether the wallet has told everything that an order needs.
     * @returns the cart, whose total may be paid.
     * @throws SheetRefusal; the sheet stays open for another try.
     */
    async authorize(ports: SheetPorts, isComplete: boolean): Promise<Cart> {
      if (stage !== 'open') throw new SheetRefusal('over');
      if (failure) throw failure;
      if (!isComplete) throw new SheetRefusal('incomplete');
      if (!shown) throw new SheetRefusal('over');
      const current = opening;
      const { total } = shown;
      stage = 'authorizing';
      try {
        const cart = await ports.save(shown);
        if (current !== opening || stageNow() === 'closed') throw new SheetRefusal('over');
        if (!isSameMoney(cart.total, total)) throw new SheetRefusal('moved');
        return cart;
      } catch (error) {
        if (current === opening && stageNow() === 'authorizing') stage = 'open';
        return refuse(error);
      }
    },
    /** Whether something has been authorized, and is being saved or paid. */
    isBusy: (): boolean => stage === 'authorizing',
    /** A payment was declined: the sheet lets the shopper try another card. */
    reopen(): void {
      if (stage === 'authorizing') stage = 'open';
    },
    /** Canceled, or paid: whatever still comes is refused. */
    close(): void {
      stage = 'closed';
    },
  };

  // A function, because the compiler does not see that an event may change it while something is awaited.
  function stageNow(): 'closed' | 'open' | 'authorizing' {
    return stage;
  }
}

/** The method that the sheet asks for, or that it showed before; otherwise the first one. */
function shownOf(
  { shippingMethods, subtotal, discountCode }: SheetQuote,
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

async function withinLimit<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SheetRefusal('late')), sheetTimeout);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why a sheet is refused something. */
export const problemIn = (error: unknown): SheetProblem =>
  error instanceof SheetRefusal ? error.problem : 'failed';

/** @throws SheetRefusal, always */
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

/** By the code of the shop API's error. */
function problemOf(error: unknown): SheetProblem {
  const code = (error as { readonly code?: unknown } | null)?.code;
  if (code === 'CannotShipTo' && placeIn(error) !== undefined) return 'unserved';
  return (typeof code === 'string' && Object.hasOwn(problems, code) && problems[code]) || 'failed';
}
