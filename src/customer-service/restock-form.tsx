import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BackToForm, EmailField, emailRules, FormError, Sent, SubmitButton } from './form-parts.tsx';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './restock.module.css';

interface Typed {
  readonly email: string;
}

/** Offers to write to a shopper when what is sold out is in stock again. */
export function RestockForm({ sku }: { readonly sku: string }) {
  const { t } = useTranslation(['restock', 'customer-service']);
  const country = useUserCountry();
  const { register, handleSubmit, setFocus, formState } = useForm<Typed>();
  const { errors } = formState;
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { pending, error, runOnce } = useAction();
  const send = ({ email }: Typed) =>
    runOnce(async () => {
      await callShopApi((api) => api.askAboutRestock({ sku, country, email }));
      setSentTo(email);
    });
  if (sentTo !== null)
    return (
      <Sent title={t('form.sentTitle')}>
        <p data-sentry-mask>{t('form.sentText', { email: sentTo })}</p>
        <p>{t('customer-service:form.mailMissing')}</p>
        <BackToForm reopen={() => setSentTo(null)} focus={() => setFocus('email')}>
          {t('customer-service:form.correct')}
        </BackToForm>
      </Sent>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <h2 className={styles.title}>{t('form.title')}</h2>
      <p>{t('form.text')}</p>
      <EmailField
        error={errors.email && t('customer-service:form.problems.email')}
        {...register('email', emailRules)}
      />
      <FormError error={error} />
      <SubmitButton quiet pending={pending}>
        {t('form.send')}
      </SubmitButton>
    </form>
  );
}
