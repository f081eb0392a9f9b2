import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { type AddressField, billingFormat } from '../../stores/address-formats/index.ts';
import { BillingAddress, ContactField, ShippingAddress } from './address-form-parts.tsx';
import { actionsOf, type AddressFormValues, formValuesOf, shippedTo } from './address-form-values.ts';
import * as styles from './address-form.module.css';
import { readDraft, removeDraft, writeDraft } from './checkout-draft.ts';
import { focusOn } from '../components/focus-on.ts';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useCartChange, useCartStore } from '../cart/use-cart.tsx';

/** Contact, delivery, and billing address. Typed text survives a reload; saved text is in the cart. */
export function AddressForm({ cart, onSaved }: { cart: Cart; onSaved: () => void }) {
  const { t } = useTranslation('checkout');
  const { change } = useCartStore();
  const { pending, error, run } = useCartChange();
  const [defaultValues] = useState(() =>
    shippedTo(cart.country, readDraft() ?? formValuesOf(cart, cart.country)),
  );
  const form = useForm<AddressFormValues>({ defaultValues, shouldFocusError: false });
  const problems = useAddressProblems(form);
  const summary = useFocusAfterFailure(form);
  useKeptDraft(form);

  const save = async (values: AddressFormValues) => {
    if (pending || !(await run(() => change(actionsOf(values))))) return;
    removeDraft();
    onSaved();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <ErrorSummary ref={summary} problems={problems} onChoose={(name) => form.setFocus(name)} />
        <ContactField />
        <ShippingAddress />
        <BillingAddress />
        <ErrorText error={error} />
        <button type="submit" className="button" aria-disabled={pending}>
          {pending ? t('saving') : t('saveAddress')}
        </button>
      </form>
    </FormProvider>
  );
}

/** The element to focus whenever a submit has found problems. */
function useFocusAfterFailure({ formState }: UseFormReturn<AddressFormValues>) {
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

function useKeptDraft({ subscribe }: UseFormReturn<AddressFormValues>): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) }),
    [subscribe],
  );
}

type FieldName = 'email' | `${'shipping' | 'billing'}.${AddressField}`;

/** The problems found by a submit, in the order of the fields; empty before the first submit. */
function useAddressProblems(form: UseFormReturn<AddressFormValues>): readonly FormProblem<FieldName>[] {
  const { t } = useTranslation('checkout');
  const { errors, submitCount } = form.formState;
  if (submitCount === 0) return [];
  const values = form.getValues();
  const ofAddress = (kind: 'shipping' | 'billing'): FormProblem<FieldName>[] => {
    const format = billingFormat(values[kind].country);
    return format.fields
      .filter((field) => errors[kind]?.[field])
      .map((field) => ({
        name: `${kind}.${field}`,
        text: t(`problems.${field}`, { example: format.postalCode?.example }),
      }));
  };
  return [
    ...(errors.email ? [{ name: 'email', text: t('problems.email') } as const] : []),
    ...ofAddress('shipping'),
    ...(values.billingSame ? [] : ofAddress('billing')),
  ];
}
