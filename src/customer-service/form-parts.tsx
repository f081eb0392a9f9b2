import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanEmail, isEmail, maxEmailLength } from '../../stores/email-address.ts';
import { plainWordsProblem } from '../../stores/plain-words.ts';
import { cleanLine, cleanText } from '../../stores/typed-text.ts';
import { clockText } from '../../stores/time-text.ts';
import { focusOn, show, useFocusOnce } from '../components/focus-on.ts';
import { TextField } from '../components/form-field.tsx';
import { useTimeReader } from '../i18n/use-locale.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import type { ShopApiError } from '../shop-api/shop-api-error.ts';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './customer-service.module.css';

/** What stands in place of a form without scripts, which it needs. */
export function WithoutScripts() {
  const { t } = useTranslation('customer-service');
  const { email, phone } = useStore().contact;
  return (
    <noscript>
      <p>{t('form.noScript', { email, phone })}</p>
    </noscript>
  );
}

/** Why a form was not accepted; these forms are limited per hour, so it says when that is over. */
export function FormError({ error }: { error: ShopApiError | null }) {
  const retryAfter = error?.code === 'TooManyRequests' ? error.details.retryAfter : undefined;
  return typeof retryAfter === 'number' ? <TooMany retryAfter={retryAfter} /> : <ErrorText error={error} />;
}

/** @param retryAfter in seconds. */
function TooMany({ retryAfter }: { retryAfter: number }) {
  const { t } = useTranslation('customer-service');
  const [over] = useState(() => new Date(Date.now() + retryAfter * 1000));
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (alert.current) show(alert.current);
  }, []);
  const time = clockText(over, useTimeReader());
  return (
    <p ref={alert} role="alert" className={styles.problem}>
      {t('form.tooMany', { time })}
    </p>
  );
}

/** What came of a form, in its place; takes the focus. */
export function Sent({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.sent}>
      <h2 ref={useFocusOnce<HTMLHeadingElement>()} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export const isFilled = (value: string): boolean => cleanText(value) !== '';

/** How a line that may be empty is registered with its form: what is typed is cleaned. */
export const lineRules = { setValueAs: cleanLine };

/** The same for a line that may not be empty. */
export const filledLineRules = { ...lineRules, validate: isFilled };

export const emailRules = { setValueAs: cleanEmail, validate: isEmail };

/** For a text that others will read: says in words what must not be in it, or undefined. */
export function usePlainWordsText(): (text: string) => string | undefined {
  const { t } = useTranslation('errors');
  return (text) => {
    const problem = plainWordsProblem(text);
    return problem ? t(`plainWords.${problem}`) : undefined;
  };
}

interface EmailFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error'> {
  readonly register: (rules: typeof emailRules) => UseFormRegisterReturn;
}

export function EmailField({ register, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      {...register(emailRules)}
      type="email"
      maxLength={maxEmailLength}
      autoComplete="email"
    />
  );
}

/** The element to focus whenever a submit has found problems. */
export function useFocusAfterFailure<Fields extends FieldValues>({
  formState,
}: Pick<UseFormReturn<Fields>, 'formState'>) {
  const element = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting, errors } = formState;
  const onSubmitted = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) focusOn(element.current);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) onSubmitted();
  }, [submitCount, isSubmitting]);
  return element;
}

/**
 * Makes what is sent recognizable, so that sending it again adds nothing. Unlike `randomUUID`, also there on a page without https.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
