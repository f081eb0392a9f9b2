import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { PaymentErrorText } from '../checkout/payment/payment-error-text.tsx';
import { usePaths } from '../navigation/page-context.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import * as errorStyles from '../shop-api/error-text.module.css';
import { useUserCountry } from '../shop/shop-context.tsx';
import type { ExpressItem, ExpressPage } from './express-cart.ts';
import type { Buyer, ExpressProblem } from './use-wallet-handlers.ts';
import { navigate } from 'gatsby';
import { writeDraft } from '../checkout/checkout-draft.ts';
import { formValuesOf } from '../checkout/steps/address-form-values.ts';

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

/** Leads to checkout with everything filled in that the wallet knows; what goes wrong on the way is said here. */
function HandOver({ buyer, page, item }: Omit<ExpressProblemTextProps, 'problem'> & { buyer: Buyer }) {
  const { add } = useCartStore();
  const visitorCountry = useUserCountry();
  const cartCountry = useCartState((state) => state.cart?.country);
  const { checkout } = usePaths();
  const { error, run } = useAction();
  const go = useEffectEvent(async () => {
    const { contact, email } = buyer;
    const country = (item ? null : cartCountry) ?? visitorCountry;
    const known = 'address' in contact ? { ...contact.address, phone: contact.phone } : contact.partial;
    const empty = formValuesOf(null, country);
    const typed = Object.entries(known).filter(([, text]) => typeof text === 'string');
    writeDraft({
      ...empty,
      email: email ?? '',
      shipping: { ...empty.shipping, ...(Object.fromEntries(typed) as Partial<typeof empty.shipping>) },
    });
    if (item && !(await run(() => add({ ...item, country })))) return;
    navigate(checkout, { state: { expressHandedOver: true }, replace: page === 'checkout' });
    // The form there is open already, and reads what was kept only when it opens.
    if (page === 'checkout') window.location.reload();
  });
  useEffect(() => void go(), [buyer]);
  return <ErrorText error={error} />;
}
