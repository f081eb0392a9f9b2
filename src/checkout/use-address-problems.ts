import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type AddressField, addressFormat } from '../../stores/address-formats/index.ts';
import type { AddressFormValues } from './address-form-values.ts';
import type { FormProblem } from './error-summary.tsx';

type FieldName = 'email' | `${'shipping' | 'billing'}.${AddressField}`;

/** The problems found by a submit, in the order of the fields; empty before the first submit. */
export function useAddressProblems(
  form: UseFormReturn<AddressFormValues>,
): readonly FormProblem<FieldName>[] {
  const { t } = useTranslation('checkout');
  const { errors, submitCount } = form.formState;
  if (submitCount === 0) return [];
  const values = form.getValues();
  const ofAddress = (kind: 'shipping' | 'billing'): FormProblem<FieldName>[] => {
    const format = addressFormat(values[kind].country);
    return (format?.fields ?? [])
      .filter((field) => errors[kind]?.[field])
      .map((field) => ({
        name: `${kind}.${field}`,
        text: t(`problems.${field}`, { example: format?.postalCode?.example }),
      }));
  };
  return [
    ...(errors.email ? [{ name: 'email', text: t('problems.email') } as const] : []),
    ...ofAddress('shipping'),
    ...(values.billingSame ? [] : ofAddress('billing')),
  ];
}
