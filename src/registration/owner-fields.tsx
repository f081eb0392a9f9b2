import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registrationLengths } from '../../contract/limits.ts';
import { addressFields } from '../../stores/address-formats/fields.ts';
import { isPhoneText } from '../../stores/address-formats/phone-text.ts';
import { missingIn } from '../../stores/registration-law.ts';
import { cleanCode, cleanText } from '../../stores/typed-text.ts';
import { TextArea, TextField } from '../components/form-field.tsx';
import { EmailField, emailRules, isFilled, lineRules, NameField } from '../customer-service/form-parts.tsx';
import { useStore } from '../shop/shop-context.tsx';
import { nothingTyped, type Typed } from './registration-page.ts';

/** How the owner of a product can be reached; what is needed for that, the storefront's law says. */
export function OwnerFields({ form }: { readonly form: UseFormReturn<Typed> }) {
  const { t } = useTranslation(['registration', 'customer-service', 'checkout']);
  const { register, watch, formState } = form;
  const needed = missingIn(useStore(), nothingTyped);
  const problem = (field: keyof Typed, text: string) => (formState.errors[field] ? text : undefined);
  return (
    <>
      <NameField
        optional={!needed.includes('name')}
        error={problem('name', t('customer-service:form.problems.name'))}
        {...register('name', {
          ...lineRules,
          validate: (typed) => !needed.includes('name') || isFilled(typed),
        })}
      />
      <TextArea
        label={t('fields.address')}
        optional={!needed.includes('address')}
        hint={t('fields.addressHint')}
        error={problem('address', t('problems.address'))}
        {...register('address', {
          setValueAs: (typed: string) => cleanText(typed, 'lines'),
          validate: (typed) => !needed.includes('address') || isFilled(typed),
        })}
        rows={3}
        maxLength={registrationLengths.address}
        autoComplete="street-address"
      />
      <EmailField
        optional={!needed.includes('email')}
        hint={t('fields.emailHint')}
        error={problem(
          'email',
          watch('email') === '' ? t('problems.reach') : t('customer-service:form.problems.email'),
        )}
        {...register('email', {
          ...emailRules,
          validate: (typed, { phone }) =>
            typed === '' ? !needed.includes('email') || phone !== '' : emailRules.validate(typed),
        })}
      />
      <TextField
        label={t('checkout:fields.phone')}
        optional
        error={problem('phone', t('checkout:problems.phone'))}
        {...register('phone', {
          setValueAs: cleanCode,
          validate: (typed) => typed === '' || isPhoneText(typed),
          deps: ['email'],
        })}
        type="tel"
        maxLength={addressFields.phone.max}
        autoComplete="tel"
      />
    </>
  );
}
