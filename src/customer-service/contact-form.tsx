import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNameLength, maxSupportMessageLength } from '../../contract/limits.ts';
import type { SupportMessage } from '../../contract/customer-service.ts';
import { TextArea, TextField } from '../components/form-field.tsx';
import { takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import { ContactDetails } from './contact-details.tsx';
import * as styles from './customer-service.module.css';
import {
  BackToForm,
  EmailField,
  emailRules,
  filledLineRules,
  FormError,
  isFilled,
  lineRules,
  NameField,
  Sent,
  SubmitButton,
  WithoutScripts,
} from './form-parts.tsx';
import { PhotoField } from './photo-field.tsx';
import { fileIdsOf, type Photo } from './photos.ts';

/** What is typed into the form. */
export type MessageText = Omit<SupportMessage, 'files'>;

/** What it begins with. */
export const emptyMessage: MessageText = { name: '', email: '', topic: '', message: '' };

interface ContactFormProps {
  readonly form: UseFormReturn<MessageText>;
  /** The address from which the last message came; null while one is being written. */
  readonly sentTo: string | null;
  readonly onSent: (sentTo: string | null) => void;
}

/** Sends a message to customer service. What was typed stays until it has been accepted, also if the page is reloaded. */
export function ContactForm({ form, sentTo, onSent }: ContactFormProps) {
  const { t } = useTranslation('customer-service');
  const { register, handleSubmit, reset, setFocus, formState } = form;
  const { errors } = formState;
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const files = fileIdsOf(photos);
  useKeptText(form);

  const { pending, error, runOnce } = useAction();
  const send = (message: MessageText) =>
    runOnce(async () => {
      if (files === null) return;
      await callShopApi((api) => api.sendSupportMessage({ ...message, files }));
      setPhotos([]);
      onSent(message.email);
      reset({ ...emptyMessage, name: message.name, email: message.email });
    });
  if (sentTo !== null)
    return (
      <Sent title={t('contact.sentTitle')}>
        <p data-sentry-mask>{t('contact.sentText', { email: sentTo })}</p>
        <BackToForm reopen={() => onSent(null)} focus={() => setFocus('name')}>
          {t('contact.another')}
        </BackToForm>
      </Sent>
    );
  return (
    <>
      <WithoutScripts />
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <NameField error={errors.name && t('form.problems.name')} {...register('name', filledLineRules)} />
        <EmailField
          hint={t('contact.emailHint')}
          error={errors.email && t('form.problems.email')}
          {...register('email', emailRules)}
        />
        <TextField
          label={t('contact.topic')}
          optional
          {...register('topic', lineRules)}
          maxLength={maxNameLength}
        />
        <MessageField form={form} />
        <PhotoField value={photos} onChange={setPhotos} />
        <FormError error={error}>
          <div className={styles.instead}>
            <p>{t('contact.failed')}</p>
            <ContactDetails />
          </div>
        </FormError>
        <SubmitButton pending={pending} waits={files === null}>
          {t('contact.send')}
        </SubmitButton>
      </form>
    </>
  );
}

function MessageField({ form }: { form: UseFormReturn<MessageText> }) {
  const { t } = useTranslation('customer-service');
  const { register, watch, formState } = form;
  const typed = watch('message');
  return (
    <TextArea
      label={t('contact.message')}
      hint={t('contact.left', { count: maxSupportMessageLength - typed.length })}
      error={formState.errors.message && t('contact.missingMessage')}
      {...register('message', { validate: isFilled })}
      rows={7}
      maxLength={maxSupportMessageLength}
    />
  );
}

/** Keeps what is being typed if the page has to be reloaded because a new version of the shop replaced its files. */
function useKeptText({ getValues, reset }: UseFormReturn<MessageText>): void {
  useEffect(() => {
    const kept = new URLSearchParams(takeDraft('supportMessage'));
    if (kept.size > 0) reset({ ...emptyMessage, ...Object.fromEntries(kept) });
    return watchDraft('supportMessage', () => {
      const typed = Object.entries(getValues()).filter(([, value]) => value);
      return new URLSearchParams(typed).toString();
    });
  }, [getValues, reset]);
}
