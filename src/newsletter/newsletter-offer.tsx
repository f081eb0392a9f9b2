import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../components/privacy-link.tsx';
import * as service from '../customer-service/customer-service.module.css';
import { FormError } from '../customer-service/form-parts.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { wasAskedAtCheckout } from './checkout-request.ts';
import { MailSent } from './mail-sent.tsx';

/** Offers the newsletter to who has just ordered, or says that an e-mail about it came, if it was asked for in checkout. */
export function NewsletterOffer({ email }: { readonly email: string }) {
  const { t } = useTranslation(['newsletter', 'customer-service']);
  const { sitePaths } = usePage();
  const { pending, error, runOnce } = useAction();
  const [isSent, setIsSent] = useState(false);
  const [isAsked] = useState(() => wasAskedAtCheckout(email));
  if (sitePaths.newsletter === undefined) return null;
  if (isAsked) return <p data-sentry-mask>{t('offered', { email })}</p>;
  if (isSent) return <MailSent email={email} />;
  const send = () =>
    runOnce(async () => {
      await callShopApi((api) => api.askForNewsletter({ email, source: 'confirmation' }));
      setIsSent(true);
    });
  return (
    <div className={service.instead}>
      <p data-sentry-mask>{t('offer', { email })}</p>
      <p>
        {t('promise')} {t('choiceHint')}
      </p>
      <PrivacyLink />
      <FormError error={error} />
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={pending}
        onClick={() => void send()}
      >
        {t(pending ? 'customer-service:form.sending' : 'send')}
      </button>
    </div>
  );
}
