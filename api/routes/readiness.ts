import { requestScope } from '../../commerce/request-scope.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { localeOf } from '../../stores/languages.ts';
import type { RequestContext } from '../context/request-context.ts';

/** How long finding out may take, in milliseconds: less than whoever asks waits for. */
const patience = 10_000;

/** What a shop has to be able to do, by the name that `/api/ready` gives it, and how that is tried without a trace. */
const abilities: Readonly<Record<string, (context: RequestContext) => Promise<void>>> = {
  read: ({ commerce }) => commerce.checkReads(),
  write: ({ commerce }) => commerce.checkWrites(),
  pay: listMethods,
  mail: ({ mailer }) => mailer.checkLogin(),
};

/** @throws ShopError `PaymentUnavailable`, also if the shop takes money by nothing that the account offers. */
async function listMethods({ payments, store, language }: RequestContext): Promise<void> {
  const [{ code: country, currency: currencyCode }] = store.countries;
  const amount = { centAmount: 10_000, currencyCode, fractionDigits: 2 };
  const locale = localeOf(language, { code: country });
  const { paymentMethods } = await payments.listMethods({ amount, country, locale });
  if (paymentMethods.paymentMethods.length > 0) return;
  throw new ShopError('PaymentUnavailable', `No payment method is switched on for ${country}`);
}

/** The names of what this process cannot do at the moment; why is in the log. */
export async function inabilitiesOf(context: RequestContext): Promise<string[]> {
  const { correlationId, log } = context;
  const scope = { signal: AbortSignal.timeout(patience), correlationId };
  const found = await Promise.all(
    Object.entries(abilities).map(async ([name, attempt]) => {
      try {
        await requestScope.run(scope, () => attempt(context));
        return [];
      } catch (error) {
        log.warn('not ready', { cannot: name, error });
        return [name];
      }
    }),
  );
  return found.flat();
}
