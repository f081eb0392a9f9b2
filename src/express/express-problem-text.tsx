import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { PaymentErrorText } from '../checkout/payment/payment-error-text.tsx';
import { usePaths } from '../navigation/page-context.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { type ShopErrorCode, errorCodeOf } from '../shop-api/shop-api-error.ts';
import * as errorStyles from '../shop-api/error-text.module.css';
import { useUserCountry } from '../shop/shop-context.tsx';
import type { ExpressItem, ExpressPage } from './express-cart.ts';
import { handOver } from './hand-over.ts';
import type { Buyer, ExpressProblem } from './use-wallet-handlers.ts';

interface ExpressProblemTextProps {
  readonly problem: ExpressProblem | null;
  readonly page: ExpressPage;
  readonly item: ExpressItem | null;
}

/** What is left to say after a sheet has closed without an order; an incomplete address leads to checkout. */
export function ExpressProblemText({ problem, page, item }: ExpressProblemTextProps) {
  const { t } = useTranslation('express');
  const error = problem?.kind === 'payment' ? problem.error : null;
  return (
    <>
      <PaymentErrorText error={error} />
      {problem?.kind === 'moved' && (
        <div role="alert">
          <p className={errorStyles.error}>{t('moved')}</p>
        </div>
      )}
      {problem?.kind === 'incomplete' && <HandOver buyer={problem.buyer} page={page} item={item} />}
    </>
  );
}

/** Leads to checkout; only what goes wrong on the way is said here, because checkout says the rest. */
function HandOver({
  buyer,
  page,
  item,
}: Omit<ExpressProblemTextProps, 'problem'> & { readonly buyer: Buyer }) {
  const cart = useCartStore();
  const visitorCountry = useUserCountry();
  const cartCountry = useCartState((state) => state.cart?.country);
  const { checkout } = usePaths();
  const [error, setError] = useState<ShopErrorCode | null>(null);
  const go = useEffectEvent(() => {
    const country = (item ? null : cartCountry) ?? visitorCountry;
    handOver({ buyer, page, item, cart, country, checkoutPath: checkout }).catch((cause: unknown) =>
      setError(errorCodeOf(cause)),
    );
  });
  useEffect(() => go(), [buyer]);
  return <ErrorText error={error} />;
}
