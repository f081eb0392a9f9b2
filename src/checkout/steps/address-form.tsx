import { type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../contract/cart.ts';
import { addressFormat } from '../../../stores/address-formats/index.ts';
import {
  actionsOf,
  type AddressFormValues,
  type AddressKind,
  type FieldName,
  formValuesOf,
  hasOwnBilling,
  shippedTo,
  withPostalCode,
} from './address-form-values.ts';
import * as styles from './address-form.module.css';
import { readDraft, removeDraft, writeDraft } from '../checkout-draft.ts';
import { focusOn } from '../../components/focus-on.ts';
import { ErrorText } from '../../shop-api/error-text.tsx';
import { useAction } from '../../shop-api/call-shop-api.ts';
import { isShopError } from '../../shop-api/shop-api-error.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { AddressFields, useProblemText } from './address-fields.tsx';
import { cleanEmail, isEmail, maxEmailLength } from '../../../stores/email-address.ts';
import { ErrorSummary, type FormProblem } from '../../components/error-summary.tsx';
import { estimatedPostalCode } from '../../delivery/place.ts';
import { TextField } from '../../components/form-field.tsx';
import { usePage } from '../../navigation/page-context.tsx';
import { askAtCheckout, wasAskedAtCheckout } from '../../newsletter/checkout-request.ts';
import { AddressQuestionsContext, useAddressQuestions, useFieldQuestion } from './field-question.tsx';
import { ReviewConsent } from './review-consent.tsx';
import { useFieldChecks } from './use-field-checks.ts';

/** Contact, delivery, and billing address. What was typed survives a reload; what was saved is in the cart. */
export function AddressForm({ cart, onSaved }: { cart: Cart; onSaved: () => void }) {
  const { t } = useTranslation('checkout');
  const { change } = useCartStore();
  const { pending, error, run } = useAction();
  const wantsNewsletter = useRef<HTMLInputElement>(null);
  const [{ saved, defaultValues }] = useState(() => {
    const values = formValuesOf(cart, cart.country);
    const typed = shippedTo(cart.country, readDraft() ?? values);
    return { saved: values, defaultValues: withPostalCode(typed, estimatedPostalCode(cart.country)) };
  });
  const form = useForm<AddressFormValues>({ defaultValues, shouldFocusError: false });
  const problems = useAddressProblems(form);
  const summary = useFocusAfterFailure(form);
  const { ask, isConfirmed, isInsisting, ...questions } = useAddressQuestions(form, saved);
  const checks = useFieldChecks(form, ask);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) }),
    [subscribe],
  );

  const save = async (values: AddressFormValues) => {
    if (pending || !isConfirmed(values)) return;
    if (!(await run(() => change(actionsOf(values)).catch(showRefusedPhone)))) return;
    if (wantsNewsletter.current?.checked) void askAtCheckout(values.email);
    removeDraft();
    onSaved();
  };
  const showRefusedPhone = (refusal: unknown) => {
    if (isShopError(refusal, ['InvalidPhone']))
      form.setError(refusal.details.address === 'billing' ? 'billing.phone' : 'shipping.phone', refused);
    throw refusal;
  };
  return (
    <FormProvider {...form}>
      <AddressQuestionsContext value={questions}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit(save)(event)}
          {...checks}
        >
          <ErrorSummary
            ref={summary}
            title={t('problems.title')}
            problems={problems}
            onChoose={(name) => form.setFocus(name)}
          />
          <ContactField />
          <Addresses />
          {/* What the order does not need does not keep anybody from its address. */}
          <ReviewConsent />
          <NewsletterChoice ref={wantsNewsletter} />
          <ErrorText error={isShopError(error, ['InvalidPhone']) ? null : error} />
          <button type="submit" className="button" aria-disabled={pending}>
            {pending ? t('saving') : t(isInsisting ? 'questions.continue' : 'saveAddress')}
          </button>
        </form>
      </AddressQuestionsContext>
    </FormProvider>
  );
}

const refused = { type: 'refused' };

/** The element to focus whenever a submit has found problems, unless the shop API refused a single field. */
function useFocusAfterFailure({ formState, setFocus }: UseFormReturn<AddressFormValues>) {
  const element = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting, errors } = formState;
  const onSubmitted = useEffectEvent(() => {
    const kind = (['shipping', 'billing'] as const).find((one) => errors[one]?.phone?.type === refused.type);
    if (kind) setFocus(`${kind}.phone`);
    else if (Object.keys(errors).length > 0) focusOn(element.current);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) onSubmitted();
  }, [submitCount, isSubmitting]);
  return element;
}

/** The problems found by a submit, in the order of the fields; empty before the first submit. */
function useAddressProblems(form: UseFormReturn<AddressFormValues>): readonly FormProblem<FieldName>[] {
  const { t } = useTranslation('checkout');
  const problemText = useProblemText(form);
  const { errors, submitCount } = form.formState;
  if (submitCount === 0) return [];
  const values = form.getValues();
  const ofAddress = (kind: AddressKind): FormProblem<FieldName>[] => {
    const format = addressFormat(values[kind].country);
    return format.fields
      .filter((field) => errors[kind]?.[field])
      .map((field) => ({
        name: `${kind}.${field}`,
        text: problemText(kind, field),
      }));
  };
  return [
    ...(errors.email ? [{ name: 'email', text: t('problems.email') } as const] : []),
    ...(values.isForSomebodyElse ? ofAddress('billing') : []),
    ...ofAddress('shipping'),
    ...(!values.isForSomebodyElse && hasOwnBilling(values) ? ofAddress('billing') : []),
  ];
}

function ContactField() {
  const { t } = useTranslation('checkout');
  const { register, formState } = useFormContext<AddressFormValues>();
  const question = useFieldQuestion('email');
  return (
    <TextField
      label={t('fields.email')}
      hint={t('fields.emailHint')}
      error={formState.errors.email && t('problems.email')}
      question={question}
      {...register('email', { setValueAs: cleanEmail, validate: isEmail })}
      type="email"
      maxLength={maxEmailLength}
      autoComplete="email"
    />
  );
}

/** Never chosen beforehand, not even after a reload. Whoever has asked in this tab is not offered it again. */
function NewsletterChoice({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  const { t } = useTranslation('newsletter');
  const { sitePaths } = usePage();
  const hintId = useId();
  const [isAsked] = useState(wasAskedAtCheckout);
  if (sitePaths.newsletter === undefined || isAsked) return null;
  return (
    <div>
      <label className={styles.choice}>
        <input ref={ref} type="checkbox" aria-describedby={hintId} />
        {t('choice')}
      </label>
      <p id={hintId} className={styles.choiceHint}>
        {t('promise')} {t('choiceHint')}
      </p>
    </div>
  );
}

/** Where the package is sent, and where the bill: first the shopper's own address, if the package is for somebody else. */
function Addresses() {
  const { t } = useTranslation('checkout');
  const { register } = useFormContext<AddressFormValues>();
  const isForSomebodyElse = useWatch<AddressFormValues, 'isForSomebodyElse'>({ name: 'isForSomebodyElse' });
  const hintId = useId();
  const billingSame = useWatch<AddressFormValues, 'billingSame'>({ name: 'billingSame' });
  const group = (kind: AddressKind, legend: string) => (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <AddressFields kind={kind} />
    </fieldset>
  );
  return (
    <>
      <div>
        <label className={styles.choice}>
          <input type="checkbox" aria-describedby={hintId} {...register('isForSomebodyElse')} />
          {t('gift.choice')}
        </label>
        <p id={hintId} className={styles.choiceHint}>
          {t('gift.hint')}
        </p>
      </div>
      {isForSomebodyElse && group('billing', t('gift.payer'))}
      {group('shipping', isForSomebodyElse ? t('gift.recipient') : t('shippingAddress'))}
      {!isForSomebodyElse && (
        <>
          <label className={styles.choice}>
            <input type="checkbox" {...register('billingSame')} />
            {t('billingSame')}
          </label>
          {!billingSame && group('billing', t('billingAddress'))}
        </>
      )}
    </>
  );
}
