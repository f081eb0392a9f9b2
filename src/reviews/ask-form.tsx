import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { questionLengths } from '../../contract/limits.ts';
import { TextArea } from '../components/form-field.tsx';
import { PrivacyLink } from '../components/privacy-link.tsx';
import * as styles from '../customer-service/customer-service.module.css';
import {
  EmailField,
  emailRules,
  FormError,
  isFilled,
  newKey,
  Sent,
  SubmitButton,
  usePlainWordsText,
} from '../customer-service/form-parts.tsx';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';

interface Typed {
  readonly question: string;
  readonly email: string;
}

/** Asks the shop's staff about a product. What is typed stays until it has been received. */
export function AskForm({ productKey }: { readonly productKey: string }) {
  const { t } = useTranslation(['ask', 'claims', 'customer-service']);
  const { register, handleSubmit, control, setFocus, setValue, formState } = useForm<Typed>({
    defaultValues: { question: '', email: '' },
  });
  const left = questionLengths.question - useWatch({ control, name: 'question' }).length;
  const [key, setKey] = useState(newKey);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isAsked = sentTo !== null;
  useEffect(() => {
    if (!isAsked) setFocus('question');
  }, [isAsked, setFocus]);
  const plainWordsText = usePlainWordsText();
  const problemOf = (question: string) => {
    if (!isFilled(question)) return t('missing');
    return plainWordsText(question) ?? true;
  };
  const { pending, error, runOnce } = useAction();
  const send = ({ question, email }: Typed) =>
    runOnce(async () => {
      await callShopApi((api) => api.askQuestion({ key, productKey, question, email }));
      setSentTo(email);
      setKey(newKey());
      setValue('question', '');
    });
  if (isAsked)
    return (
      <Sent title={t('sentTitle')}>
        <p data-sentry-mask>{t('sentText', { email: sentTo })}</p>
        <button type="button" className="button button-quiet" onClick={() => setSentTo(null)}>
          {t('again')}
        </button>
      </Sent>
    );
  const { errors } = formState;
  return (
    <form
      className={styles.form}
      noValidate
      data-sentry-mask
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <TextArea
        label={t('question')}
        hint={t('customer-service:contact.left', { count: left })}
        error={errors.question?.message}
        {...register('question', { validate: problemOf })}
        rows={3}
        maxLength={questionLengths.question}
      />
      <EmailField
        hint={t('emailHint')}
        error={errors.email && t('customer-service:form.problems.email')}
        {...register('email', emailRules)}
      />
      <div>
        <p>{t('published')}</p>
        <PrivacyLink />
      </div>
      <FormError error={error}>
        <p>{t('claims:failed')}</p>
      </FormError>
      <SubmitButton pending={pending}>{t('send')}</SubmitButton>
    </form>
  );
}
