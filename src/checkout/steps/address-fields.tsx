import { useMemo } from 'react';
import { useFormContext, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type AddressField,
  addressFields,
  fieldsIn,
  isRequired,
} from '../../../stores/address-formats/fields.ts';
import { addressFormat, type AddressFormat } from '../../../stores/address-formats/index.ts';
import { countryCodes } from '../../../stores/country-codes.ts';
import { countryName } from '../../../stores/country-name.ts';
import { useRegion } from '../../region/region-context.tsx';
import { useStore } from '../../shop/shop-context.tsx';
import * as styles from './address-fields.module.css';
import { type AddressFormValues, type AddressKind, isOptional, rulesOf } from './address-form-values.ts';
import { Later } from '../../components/later.tsx';
import { canLookUp } from '../postal-codes/look-ups.ts';
import { FormField } from '../../components/form-field.tsx';
import { stateName } from '../../../stores/address-formats/lines.ts';
import { isOfDigits } from '../../../stores/address-formats/postal-code.ts';
import { countryOf } from '../../../stores/countries.ts';
import { useFieldQuestion } from './field-question.tsx';

export function AddressFields({ kind }: { kind: AddressKind }) {
  const country = useWatch<AddressFormValues, `${AddressKind}.country`>({ name: `${kind}.country` });
  const format = addressFormat(country);
  return (
    <div className={styles.grid}>
      {kind === 'shipping' ? <DeliveryCountry country={country} /> : <BillingCountry />}
      {fieldsIn(kind, format.fields).map((field) => (
        <div key={field} className={widthOf(field, format)}>
          <AddressInput {...{ kind, country, field, format }} />
          {field === 'postalCode' && <FilledLater key={country} kind={kind} country={country} />}
        </div>
      ))}
    </div>
  );
}

/** The code that fills in addresses is fetched with the first digit. */
function FilledLater({ kind, country }: { kind: AddressKind; country: string }) {
  const store = useStore();
  const isTyped =
    useWatch<AddressFormValues, `${AddressKind}.postalCode`>({ name: `${kind}.postalCode` }) !== '';
  return (
    <Later
      wanted={isTyped && canLookUp(country, store)}
      load={() => import('../postal-codes/filled-by-postal-code.tsx')}
    >
      {({ FilledByPostalCode }) => <FilledByPostalCode kind={kind} country={country} />}
    </Later>
  );
}

/** Prices and deliveries depend on the country, so it can only be changed for the entire shop. */
function DeliveryCountry({ country }: { country: string }) {
  const { t, i18n } = useTranslation('checkout');
  const { countries } = useStore();
  const { setSelectorOpen } = useRegion();
  return (
    <div className={styles.wide}>
      <p className={styles.country}>
        <span>{t('fields.country')}</span> <strong>{countryName(country, i18n.language)}</strong>
      </p>
      {countries.length > 1 && (
        <p className={styles.hint}>
          {t('countryFixed')}{' '}
          <button type="button" className="link" onClick={() => setSelectorOpen(true)}>
            {t('changeCountry')}
          </button>
        </p>
      )}
    </div>
  );
}

function BillingCountry() {
  const { t, i18n } = useTranslation('checkout');
  const { countries } = useStore();
  /** Every country: the storefront's own first, then all others by name. */
  const options = useMemo(() => {
    const own = new Set(countries.map(({ code }) => code));
    const { compare } = new Intl.Collator(i18n.language);
    return [...new Set([...own, ...countryCodes])]
      .map((code) => ({ code, name: countryName(code, i18n.language), rank: own.has(code) ? 0 : 1 }))
      .sort((one, other) => one.rank - other.rank || one.rank * compare(one.name, other.name));
  }, [countries, i18n.language]);
  const { register, formState, setValue } = useFormContext<AddressFormValues>();
  const error = formState.errors.billing?.country && t('problems.country');
  const registered = register('billing.country', {
    required: true,
    // The same code may mean another state there: MI is both Michigan and Milan.
    onChange: () => setValue('billing.state', ''),
  });
  return (
    <FormField className={styles.wide} label={t('fields.country')} error={error}>
      {(described) => (
        <select {...described} {...registered} className="input" autoComplete="billing country">
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

interface AddressInputProps {
  readonly kind: AddressKind;
  readonly country: string;
  readonly field: AddressField;
  readonly format: AddressFormat;
}

/** What to say about a field that is wrong: which states there are to choose from, or that nothing is delivered to this one. */
export function useProblemText({
  getValues,
}: Pick<UseFormReturn<AddressFormValues>, 'getValues'>): (kind: AddressKind, field: AddressField) => string {
  const { t, i18n } = useTranslation('checkout');
  return (kind, field) => {
    const { country, [field]: typed } = getValues(kind);
    const { postalCode, state } = addressFormat(country);
    if (typed.length > addressFields[field].max || !(isRequired(field) || field === 'phone'))
      return t('problems.tooLong');
    if (field !== 'state') return t(`problems.${field}`, { example: postalCode?.example });
    const chosen = state?.options.find((option) => option.code === typed);
    return chosen
      ? t('problems.undelivered', { state: stateName(chosen, i18n.language) })
      : t(`problems.states.${state?.label ?? 'state'}`);
  };
}

function AddressInput({ kind, country, field, format }: AddressInputProps) {
  const { t, i18n } = useTranslation('checkout');
  const store = useStore();
  const form = useFormContext<AddressFormValues>();
  const { register, formState } = form;
  const { postalCode } = format;
  const problemText = useProblemText(form);
  const error = formState.errors[kind]?.[field] && problemText(kind, field);
  const hint =
    field === 'postalCode' && postalCode?.example
      ? t('fields.postalCodeHint', { example: postalCode.example })
      : // No driver comes to who only pays.
        field === 'phone' && kind === 'shipping'
        ? t('fields.phoneHint')
        : undefined;
  const question = useFieldQuestion(`${kind}.${field}`);
  const { autocomplete } = addressFields[field];
  const autofill = autocomplete ? `${kind} ${autocomplete}` : 'off';
  const registered = register(
    `${kind}.${field}`,
    rulesOf(field, format, kind === 'shipping' ? countryOf(store, country)?.undelivered : []),
  );
  return (
    <FormField
      label={t(labelOf(field, format))}
      optional={isOptional(field, format)}
      hint={hint}
      error={error}
      question={field === 'streetName' || field === 'state' ? question : undefined}
    >
      {(described) =>
        field === 'state' && format.state ? (
          <select {...described} {...registered} className="input" autoComplete={autofill}>
            <option value="">{t('fields.stateChoose')}</option>
            {format.state.options.map((state) => (
              <option key={state.code} value={state.code}>
                {stateName(state, i18n.language)}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...described}
            {...registered}
            className="input"
            type={field === 'phone' ? 'tel' : 'text'}
            inputMode={field === 'postalCode' && postalCode && isOfDigits(postalCode) ? 'numeric' : undefined}
            maxLength={addressFields[field].max}
            autoComplete={autofill}
          />
        )
      }
    </FormField>
  );
}

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
    default:
      return `fields.${field}` as const;
  }
}

/** How much of a row a field takes up: town, state, and postal code share one, also where there are only two of them. */
function widthOf(field: AddressField, { state, postalCode }: AddressFormat): string | undefined {
  if (field === 'city' && !state) return styles.twoThirds;
  if ((field === 'city' || field === 'state') && !postalCode) return styles.half;
  return styles[addressFields[field].width];
}
