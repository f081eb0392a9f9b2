import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registrationLengths } from '../../contract/limits.ts';
import { addressFields } from '../../stores/address-formats/fields.ts';
import { isPhoneText } from '../../stores/address-formats/phone-text.ts';
import { maxEmailLength } from '../../stores/email-address.ts';
import { missingIn } from '../../stores/registration-law.ts';
import { cleanCode, cleanText } from '../../stores/typed-text.ts';
import { FormField, TextField } from '../components/form-field.tsx';
import { emailRules, isFilled, lineRules } from '../customer-service/form-parts.tsx';
import { useStore } from '../shop/shop-context.tsx';
import { nothingTyped, type Typed } from './registration-page.ts';

/** How the owner of a product can be reached; what is needed for that, the storefront's law says. */
export function OwnerFields({ form }: { readonly form: UseFormReturn<Typed> }) {
  const { t } = useTranslation(['registration', 'customer-service', 'checkout']);
  const { watch, formState } = form;
  const { needed, name, address, email, phone } = useOwnerRules(form);
  const problem = (field: keyof Typed, text: string) => (formState.errors[field] ? text : undefined);
  return (
    <>
      <TextField
        label={t('customer-service:contact.name')}
        optional={!needed.includes('name')}
        error={problem('name', t('customer-service:contact.problems.name'))}
        {...name}
        maxLength={registrationLengths.name}
        autoComplete="name"
      />
      <FormField
        label={t('fields.address')}
        optional={!needed.includes('address')}
        hint={t('fields.addressHint')}
        error={problem('address', t('problems.address'))}
      >
        {(described) => (
          <textarea
            {...described}
            {...address}
            className="input"
            rows={3}
            maxLength={registrationLengths.address}
            autoComplete="street-address"
          />
        )}
      </FormField>
      <TextField
        label={t('customer-service:contact.email')}
        optional={!needed.includes('email')}
        hint={t('fields.emailHint')}
        error={problem(
          'email',
          watch('email') === '' ? t('problems.reach') : t('customer-service:contact.problems.email'),
        )}
        {...email}
        type="email"
        maxLength={maxEmailLength}
        autoComplete="email"
      />
      <TextField
        label={t('checkout:fields.phone')}
        optional
        error={problem('phone', t('checkout:problems.phone'))}
        {...phone}
        type="tel"
        maxLength={addressFields.phone.max}
        autoComplete="tel"
      />
    </>
  );
}

/** The fields in their order, in which the first one that is wrong gets the focus, and what the storefront needs. */
function useOwnerRules({ register }: UseFormReturn<Typed>) {
  const needed = missingIn(useStore(), nothingTyped);
  return {
    needed,
    name: register('name', {
      ...lineRules,
      validate: (typed) => !needed.includes('name') || isFilled(typed),
    }),
    address: register('address', {
      setValueAs: (typed: string) => cleanText(typed, 'lines'),
      validate: (typed) => !needed.includes('address') || isFilled(typed),
    }),
    email: register('email', {
      ...emailRules,
      validate: (typed, { phone }) =>
        typed === '' ? !needed.includes('email') || phone !== '' : emailRules.validate(typed),
    }),
    phone: register('phone', {
      setValueAs: cleanCode,
      validate: (typed) => typed === '' || isPhoneText(typed),
      deps: ['email'],
    }),
  };
}
