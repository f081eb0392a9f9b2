import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewsletterRequest } from '../../contract/newsletter.ts';
import {
  BackToForm,
  EmailField,
  emailRules,
  FormError,
  SubmitButton,
} from '../customer-service/form-parts.tsx';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { MailSent } from './mail-sent.tsx';
import * as styles from './newsletter.module.css';

interface NewsletterFormProps {
  readonly source: NewsletterRequest['source'];
  /** What was typed before this form was there: it is sent at once, or its problem is shown. */
  readonly typed?: string;
}

/** Asks for the newsletter, and says then that its owner has to confirm the address. */
export function NewsletterForm({ source, typed }: NewsletterFormProps) {
  const { t } = useTranslation(['newsletter', 'customer-service']);
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { email: typed ?? '' } });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { pending, error, runOnce } = useAction();
  const submit = handleSubmit(({ email }) =>
    runOnce(async () => {
      await callShopApi((api) => api.askForNewsletter({ email, source }));
      setSentTo(email);
    }),
  );
  const button = useRef<HTMLButtonElement>(null);
  const sendTyped = useEffectEvent(() => {
    if (typed === undefined) return;
    // In place of the button that was pressed.
    button.current?.focus();
    void submit();
  });
  useEffect(() => sendTyped(), []);
  if (sentTo !== null)
    return (
      <MailSent email={sentTo}>
        <p>{t('customer-service:form.mailMissing')}</p>
        <BackToForm reopen={() => setSentTo(null)} focus={() => setFocus('email')}>
          {t('customer-service:form.correct')}
        </BackToForm>
      </MailSent>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <EmailField
        error={formState.errors.email && t('customer-service:form.problems.email')}
        {...register('email', emailRules)}
      />
      <FormError error={error} />
      <SubmitButton ref={button} pending={pending}>
        {t('send')}
      </SubmitButton>
    </form>
  );
}
