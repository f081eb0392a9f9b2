import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AddressField, addressFormat, type AddressFormat } from '../../stores/address-formats.ts';
import { countryName } from './address-lines.tsx';
import { type AddressFormValues, isValidField, longest, optionalFields } from './address-form-values.ts';
import { FormField } from './form-field.tsx';
import { useStore } from '../shop/use-store.ts';
import * as styles from './address-fields.module.css';

type AddressKind = 'shipping' | 'billing';

/** WHATWG autocomplete tokens, so that browsers fill the form. */
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

/** The fields of one address, in the order and by the rules of the chosen country. */
export function AddressFields({ kind }: { kind: AddressKind }) {
  const country = useWatch<AddressFormValues, `${AddressKind}.country`>({ name: `${kind}.country` });
  const format = addressFormat(country);
  return (
    <div className={styles.grid}>
      <CountryField kind={kind} />
      {format?.fields.map((field) => (
        <AddressInput key={field} kind={kind} field={field} format={format} />
      ))}
    </div>
  );
}

function CountryField({ kind }: { kind: AddressKind }) {
  const { t } = useTranslation('checkout');
  const { countries, locale } = useStore();
  const { register, formState } = useFormContext<AddressFormValues>();
  const error = formState.errors[kind]?.country && t('problems.country');
  return (
    <FormField className={styles.wide} label={t('fields.country')} error={error}>
      {(described) => (
        <select
          {...described}
          {...register(`${kind}.country`, { required: true })}
          className="input"
          autoComplete={`${kind} country`}
        >
          {countries.map(({ code }) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

interface AddressInputProps {
  readonly kind: AddressKind;
  readonly field: AddressField;
  readonly format: AddressFormat;
}

function AddressInput({ kind, field, format }: AddressInputProps) {
  const { t } = useTranslation('checkout');
  const { register, formState } = useFormContext<AddressFormValues>();
  const example = format.postalCodeExample;
  const error = formState.errors[kind]?.[field] && t(`problems.${field}`, { example });
  const hint =
    field === 'postalCode'
      ? t('fields.postalCodeHint', { example })
      : field === 'phone'
        ? t('fields.phoneHint')
        : undefined;
  const autofill = autofillOf(kind, field);
  const registered = register(`${kind}.${field}`, {
    validate: (value) => isValidField(field, value, format),
  });
  return (
    <FormField
      className={widthOf(field, format)}
      label={t(`fields.${field}`)}
      optional={optionalFields.includes(field)}
      hint={hint}
      error={error}
    >
      {(described) =>
        field === 'state' && format.states ? (
          <StateSelect
            registered={registered}
            described={described}
            states={format.states}
            autoComplete={autofill}
          />
        ) : (
          <input
            {...described}
            {...registered}
            className="input"
            type={field === 'phone' ? 'tel' : 'text'}
            maxLength={longest[field]}
            autoComplete={autofill}
          />
        )
      }
    </FormField>
  );
}

interface StateSelectProps {
  readonly registered: UseFormRegisterReturn;
  readonly described: object;
  readonly states: NonNullable<AddressFormat['states']>;
  readonly autoComplete: string;
}

function StateSelect({ registered, described, states, autoComplete }: StateSelectProps) {
  const { t } = useTranslation('checkout');
  return (
    <select {...described} {...registered} className="input" autoComplete={autoComplete}>
      <option value="">{t('fields.stateChoose')}</option>
      {states.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The WHATWG autofill detail, e.g. `shipping postal-code`. */
function autofillOf(kind: AddressKind, field: AddressField): string {
  return `${kind} ${autocomplete[field]}`;
}

/** How much of a row a field takes: names share one; town, state and postal code share another. */
function widthOf(field: AddressField, format: AddressFormat): string | undefined {
  if (field === 'firstName' || field === 'lastName') return styles.half;
  if (field === 'state' || field === 'postalCode') return styles.third;
  if (field === 'city') return format.states ? styles.third : styles.twoThirds;
  return styles.wide;
}
