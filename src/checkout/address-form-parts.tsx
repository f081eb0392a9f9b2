import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { AddressFields } from './address-fields.tsx';
import { type AddressFormValues, isEmail } from './address-form-values.ts';
import * as styles from './address-form.module.css';
import { FormField } from '../components/form-field.tsx';

/** Where the confirmation is sent. */
export function ContactField() {
  const { t } = useTranslation('checkout');
  const { register, formState } = useFormContext<AddressFormValues>();
  return (
    <FormField
      label={t('fields.email')}
      hint={t('fields.emailHint')}
      error={formState.errors.email && t('problems.email')}
    >
      {(described) => (
        <input
          {...described}
          {...register('email', { validate: isEmail })}
          className="input"
          type="email"
          maxLength={254}
          autoComplete="email"
        />
      )}
    </FormField>
  );
}

/** Where the package is sent. */
export function ShippingAddress() {
  const { t } = useTranslation('checkout');
  return (
    <fieldset className={styles.group}>
      <legend>{t('shippingAddress')}</legend>
      <AddressFields kind="shipping" />
    </fieldset>
  );
}

/** Where the bill is sent: the delivery address unless the shopper chooses another. */
export function BillingAddress() {
  const { t } = useTranslation('checkout');
  const { register } = useFormContext<AddressFormValues>();
  const same = useWatch<AddressFormValues, 'billingSame'>({ name: 'billingSame' });
  return (
    <>
      <label className={styles.choice}>
        <input type="checkbox" {...register('billingSame')} />
        {t('billingSame')}
      </label>
      {!same && (
        <fieldset className={styles.group}>
          <legend>{t('billingAddress')}</legend>
          <AddressFields kind="billing" />
        </fieldset>
      )}
    </>
  );
}
