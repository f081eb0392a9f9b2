import { type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { AddressField, AddressFormat, StateOption } from '../../../stores/address-formats/index.ts';
import { stateName } from '../../../stores/address-formats/lines.ts';
import { isOfDigits } from '../../../stores/address-formats/postal-code.ts';
import * as styles from './address-fields.module.css';
import {
  type AddressFormValues,
  type AddressKind,
  isOptional,
  maxLength,
  rulesOf,
} from './address-form-values.ts';
import { useFieldQuestion } from './field-question.tsx';
import { FormField } from '../../components/form-field.tsx';

/** WHATWG autocomplete tokens, so that browsers can fill in the form. */
const autocomplete: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  streetName: 'address-line1',
  additionalStreetInfo: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  phone: 'tel',
};

interface AddressInputProps {
  readonly kind: AddressKind;
  readonly field: AddressField;
  readonly format: AddressFormat;
}

/** One field of an address, labeled and validated according to its country. */
export function AddressInput({ kind, field, format }: AddressInputProps) {
  const { t } = useTranslation('checkout');
  const { register, formState } = useFormContext<AddressFormValues>();
  const example = format.postalCode?.example;
  const error = formState.errors[kind]?.[field] && t(`problems.${field}`, { example });
  const hint =
    field === 'postalCode' && example
      ? t('fields.postalCodeHint', { example })
      : // No driver comes to who only pays.
        field === 'phone' && kind === 'shipping'
        ? t('fields.phoneHint')
        : undefined;
  const question = useFieldQuestion(`${kind}.${field}`);
  const autofill = `${kind} ${autocomplete[field]}`;
  const registered = register(`${kind}.${field}`, rulesOf(field, format));
  return (
    <FormField
      className={widthOf(field, format)}
      label={t(labelOf(field, format))}
      optional={isOptional(field, format)}
      hint={hint}
      error={error}
      question={field === 'streetName' || field === 'state' ? question : undefined}
    >
      {(described) =>
        field === 'state' && format.state ? (
          <StateSelect
            registered={registered}
            described={described}
            states={format.state.options}
            autoComplete={autofill}
          />
        ) : (
          <input
            {...described}
            {...registered}
            className="input"
            type={field === 'phone' ? 'tel' : 'text'}
            inputMode={field === 'postalCode' && isNumeric(format) ? 'numeric' : undefined}
            maxLength={maxLength[field]}
            autoComplete={autofill}
          />
        )
      }
    </FormField>
  );
}

const isNumeric = ({ postalCode }: AddressFormat) => postalCode !== null && isOfDigits(postalCode);

interface StateSelectProps {
  readonly registered: UseFormRegisterReturn;
  readonly described: object;
  readonly states: readonly StateOption[];
  readonly autoComplete: string;
}

function StateSelect({ registered, described, states, autoComplete }: StateSelectProps) {
  const { t, i18n } = useTranslation('checkout');
  return (
    <select {...described} {...registered} className="input" autoComplete={autoComplete}>
      <option value="">{t('fields.stateChoose')}</option>
      {states.map((state) => (
        <option key={state.code} value={state.code}>
          {stateName(state, i18n.language)}
        </option>
      ))}
    </select>
  );
}

/** What the country calls a field: a key of the checkout's texts. */
function labelOf(field: AddressField, { street, city, postalCode, state }: AddressFormat) {
  switch (field) {
    case 'streetName':
      return `fields.streets.${street}` as const;
    case 'city':
      return `fields.cities.${city}` as const;
    case 'postalCode':
      return `fields.postalCodes.${postalCode?.label ?? 'postalCode'}` as const;
    case 'state':
      return `fields.states.${state?.label ?? 'state'}` as const;
    case 'firstName':
    case 'lastName':
    case 'additionalStreetInfo':
    case 'phone':
      return `fields.${field}` as const;
  }
}

/** How much of a row a field takes up: names share one row; town, state, and postal code share another. */
function widthOf(field: AddressField, { state, postalCode }: AddressFormat): string | undefined {
  switch (field) {
    case 'firstName':
    case 'lastName':
      return styles.half;
    case 'postalCode':
      return styles.third;
    case 'state':
      return postalCode ? styles.third : styles.half;
    case 'city':
      if (!state) return styles.twoThirds;
      return postalCode ? styles.third : styles.half;
    case 'streetName':
    case 'additionalStreetInfo':
    case 'phone':
      return styles.wide;
  }
}
