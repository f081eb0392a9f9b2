import { Link } from 'gatsby';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNameLength } from '../../contract/limits.ts';
import type { OrderLinkRequest } from '../../contract/customer-service.ts';
import { TextField } from '../components/form-field.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useQueryParameter } from '../navigation/query.ts';
import { useStore } from '../shop/shop-context.tsx';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import * as styles from './customer-service.module.css';
import {
  BackToForm,
  EmailField,
  emailRules,
  filledLineRules,
  FormError,
  Sent,
  SubmitButton,
  WithoutScripts,
} from './form-parts.tsx';

/** The page that sends a link to an order; its address may contain the order's number (`?order=…`). */
export function OrderLookupScreen() {
  const { t } = useTranslation('customer-service');
  const orderNumber = useQueryParameter('order') ?? '';
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <header className={styles.header}>
        <h1>{t('lookup.title')}</h1>
        <p>{t('lookup.lead')}</p>
      </header>
      <div className={styles.narrow}>
        <OrderLookupForm key={orderNumber} orderNumber={orderNumber} />
      </div>
    </div>
  );
}

function OrderLookupForm({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('customer-service');
  const store = useStore();
  const form = useForm<OrderLinkRequest>(orderNumber === '' ? {} : { defaultValues: { orderNumber } });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  const [sent, setSent] = useState<OrderLinkRequest | null>(null);

  const { pending, error, runOnce } = useAction();
  const send = (request: OrderLinkRequest) =>
    runOnce(async () => {
      await callShopApi((api) => api.requestOrderLink(request));
      setSent(request);
    });
  if (sent)
    return (
      <LinkSent request={sent}>
        <BackToForm reopen={() => setSent(null)} focus={() => setFocus('orderNumber')}>
          {t('lookup.again')}
        </BackToForm>
      </LinkSent>
    );
  return (
    <>
      <WithoutScripts />
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <TextField
          label={t('lookup.number')}
          hint={t('lookup.numberHint', { example: `${store.id.toUpperCase()}-7K3M-9QF2-HT5V` })}
          error={errors.orderNumber && t('lookup.missingNumber')}
          {...register('orderNumber', filledLineRules)}
          maxLength={maxNameLength}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <EmailField
          hint={t('lookup.emailHint')}
          error={errors.email && t('form.problems.email')}
          {...register('email', emailRules)}
        />
        <FormError error={error} />
        <SubmitButton pending={pending}>{t('lookup.send')}</SubmitButton>
      </form>
    </>
  );
}

/** The same for every number and address, with both, so that a mistake in them can be seen. @param children the way back */
function LinkSent({ request, children }: { request: OrderLinkRequest; children: ReactNode }) {
  const { t } = useTranslation('customer-service');
  const sitePath = useSitePaths();
  return (
    <Sent title={t('lookup.sentTitle')}>
      <p>{t('lookup.sentText')}</p>
      <dl className={styles.details} data-sentry-mask>
        <dt>{t('lookup.number')}</dt>
        <dd>{request.orderNumber}</dd>
        <dt>{t('form.email')}</dt>
        <dd>{request.email}</dd>
      </dl>
      <p>{t('lookup.missing')}</p>
      <div className={styles.ways}>
        {children}
        <Link to={sitePath('contact')} className="link">
          {t('contact.title')}
        </Link>
      </div>
    </Sent>
  );
}
