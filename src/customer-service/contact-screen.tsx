import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNameLength, maxSupportMessageLength } from '../../contract/limits.ts';
import type { SupportMessage } from '../../contract/customer-service.ts';
import { FormField, TextField } from '../components/form-field.tsx';
import { takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { ContactDetails } from './contact-details.tsx';
import * as styles from './customer-service.module.css';
import {
  EmailField,
  filledLineRules,
  FormError,
  isFilled,
  lineRules,
  Sent,
  WithoutScripts,
} from './form-parts.tsx';

/** The page on which shoppers write to customer service, or learn how else to reach it. */
export function ContactScreen() {
  const { t } = useTranslation('customer-service');
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <header className={styles.header}>
        <h1>{t('contact.title')}</h1>
        <p>{t('contact.lead')}</p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="contact-form">
          <h2 id="contact-form">{t('contact.formTitle')}</h2>
          <ContactForm />
        </section>
        <section aria-labelledby="contact-details" className={styles.card}>
          <h2 id="contact-details">{t('details.title')}</h2>
          <ContactDetails />
        </section>
      </div>
    </div>
  );
}

/** Sends a message to customer service. What was typed stays until it has been accepted, also if the page is reloaded. */
function ContactForm() {
  const { t } = useTranslation('customer-service');
  const form = useForm<SupportMessage>();
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  const [sentTo, setSentTo] = useState<string | null>(null);
  useKeptText(form);

  const { pending, error, runOnce } = useAction();
  const send = (message: SupportMessage) =>
    runOnce(async () => {
      await callShopApi((api) => api.sendSupportMessage(message));
      setSentTo(message.email);
      reset({ ...message, topic: '', message: '' });
    });
  if (sentTo !== null)
    return (
      <Sent title={t('contact.sentTitle')}>
        <p data-sentry-mask>{t('contact.sentText', { email: sentTo })}</p>
        <button type="button" className="button button-quiet" onClick={() => setSentTo(null)}>
          {t('contact.another')}
        </button>
      </Sent>
    );
  return (
    <>
      <WithoutScripts />
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <TextField
          label={t('contact.name')}
          error={errors.name && t('contact.problems.name')}
          {...register('name', filledLineRules)}
          maxLength={maxNameLength}
          autoComplete="name"
        />
        <EmailField
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          error={errors.email && t('contact.problems.email')}
          register={(rules) => register('email', rules)}
        />
        <TextField
          label={t('contact.topic')}
          optional
          {...register('topic', lineRules)}
          maxLength={maxNameLength}
        />
        <MessageField form={form} />
        <div>
          <FormError error={error} />
          {error && (
            <div className={styles.instead}>
              <p>{t('contact.failed')}</p>
              <ContactDetails />
            </div>
          )}
        </div>
        <button type="submit" className="button" aria-disabled={pending}>
          {t(pending ? 'form.sending' : 'contact.send')}
        </button>
      </form>
    </>
  );
}

function MessageField({ form }: { form: UseFormReturn<SupportMessage> }) {
  const { t } = useTranslation('customer-service');
  const { register, watch, formState } = form;
  const typed = watch('message', '');
  return (
    <FormField
      label={t('contact.message')}
      hint={t('contact.left', { count: maxSupportMessageLength - typed.length })}
      error={formState.errors.message && t('contact.problems.message')}
    >
      {(described) => (
        <textarea
          {...described}
          {...register('message', { validate: isFilled })}
          className="input"
          rows={7}
          maxLength={maxSupportMessageLength}
        />
      )}
    </FormField>
  );
}

/** Keeps what is being typed if the page has to be reloaded because a new version of the shop replaced its files. */
function useKeptText({ getValues, reset }: UseFormReturn<SupportMessage>): void {
  useEffect(() => {
    const kept = new URLSearchParams(takeDraft('supportMessage'));
    if (kept.size > 0) reset(Object.fromEntries(kept));
    return watchDraft('supportMessage', () => {
      const typed = Object.entries(getValues()).filter(([, value]) => value);
      return new URLSearchParams(typed).toString();
    });
  }, [getValues, reset]);
}
