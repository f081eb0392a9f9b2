import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNameLength } from '../../contract/limits.ts';
import { cleanEmail, isEmail, maxEmailLength } from '../../stores/email-address.ts';
import { plainWordsProblem } from '../../stores/plain-words.ts';
import { cleanLine, cleanText } from '../../stores/typed-text.ts';
import { clockText } from '../../stores/time-text.ts';
import { focusOn, show, useFocusOnce } from '../components/focus-on.ts';
import { TextField } from '../components/form-field.tsx';
import { useTimeReader } from '../i18n/use-locale.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { isShopError, type ShopApiError } from '../shop-api/shop-api-error.ts';
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

interface FormErrorProps {
  readonly error: ShopApiError | null;
  /** What to do then, unless the error itself asks for something else to be written. */
  readonly children?: ReactNode;
}

/** Why a form was not accepted; these forms are limited per hour, so it says when that is over. */
export function FormError({ error, children }: FormErrorProps) {
  const retryAfter = error?.code === 'TooManyRequests' ? error.details.retryAfter : undefined;
  return (
    <div>
      {typeof retryAfter === 'number' ? <TooMany retryAfter={retryAfter} /> : <ErrorText error={error} />}
      {error && !isShopError(error, ['NotPlainWords', 'NotReviewable']) && children}
    </div>
  );
}

interface SubmitButtonProps {
  readonly pending: boolean;
  /** Whether something has to arrive first, such as a photograph. */
  readonly waits?: boolean;
  readonly quiet?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function SubmitButton({ pending, waits = false, quiet = false, ref, children }: SubmitButtonProps) {
  const { t } = useTranslation('customer-service');
  return (
    <button
      ref={ref}
      type="submit"
      className={quiet ? 'button button-quiet' : 'button'}
      aria-disabled={pending || waits}
    >
      {pending ? t('form.sending') : children}
    </button>
  );
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
    <p ref={alert} role="alert" className="notice notice-error">
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

interface BackToFormProps {
  /** Shows the form again, in place of this button. */
  readonly reopen: () => void;
  /** Moves the focus, which was on the button, to a field of the form. */
  readonly focus: () => void;
  readonly children: ReactNode;
}

/** From what came of a form back to it. */
export const BackToForm = ({ reopen, focus, children }: BackToFormProps) => (
  <button
    type="button"
    className="button button-quiet"
    onClick={() => {
      // The field has to be there to get the focus.
      flushSync(reopen);
      focus();
    }}
  >
    {children}
  </button>
);

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

type PersonalField = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Registered with `filledLineRules`, where it may not be empty. */
export function NameField(field: PersonalField) {
  const { t } = useTranslation('customer-service');
  return <TextField label={t('form.name')} {...field} maxLength={maxNameLength} autoComplete="name" />;
}

/** Registered with `emailRules`. */
export function EmailField(field: PersonalField) {
  const { t } = useTranslation('customer-service');
  return (
    <TextField
      label={t('form.email')}
      {...field}
      type="email"
      maxLength={maxEmailLength}
      autoComplete="email"
    />
  );
}

/**
 * What is wrong in a form: for its `ErrorSummary`, which gets the focus after each submit that has found something, and for its fields.
 * @param texts what is said of each field that may be wrong, in their order
 */
export function useProblems<Fields extends FieldValues, Name extends Path<Fields>>(
  form: UseFormReturn<Fields>,
  texts: Readonly<Record<Name, string>>,
) {
  const { t } = useTranslation('customer-service');
  const { errors } = form.formState;
  const wrong = (Object.keys(texts) as Name[]).filter((name) => errors[name]);
  return {
    errorOf: (name: Name) => (wrong.includes(name) ? texts[name] : undefined),
    summary: {
      ref: useFocusAfterFailure(form),
      title: t('form.check'),
      problems: wrong.map((name) => ({ name, text: texts[name] })),
      onChoose: (name: Name) => form.setFocus(name),
    },
  };
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
