import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsIn } from '../../../stores/address-formats/fields.ts';
import { addressFormat } from '../../../stores/address-formats/index.ts';
import { countryCodes } from '../../../stores/country-codes.ts';
import { countryName } from '../../../stores/country-name.ts';
import { useRegion } from '../../region/region-context.tsx';
import { useStore } from '../../shop/shop-context.tsx';
import * as styles from './address-fields.module.css';
import { AddressInput } from './address-input.tsx';
import type { AddressFormValues, AddressKind } from './address-form-values.ts';
import { FormField } from '../../components/form-field.tsx';

/** The fields of one address, in the order and with the rules of the selected country. */
export function AddressFields({ kind }: { kind: AddressKind }) {
  const country = useWatch<AddressFormValues, `${AddressKind}.country`>({ name: `${kind}.country` });
  const format = addressFormat(country);
  return (
    <div className={styles.grid}>
      {kind === 'shipping' ? <DeliveryCountry country={country} /> : <CountryField kind={kind} />}
      {fieldsIn(kind, format.fields).map((field) => (
        <AddressInput key={field} {...{ kind, country, field, format }} />
      ))}
    </div>
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

/** Every country: the storefront's own first, then all others by name. */
function useBillingCountries(): readonly string[] {
  const { i18n } = useTranslation();
  const { countries } = useStore();
  return useMemo(() => {
    const own = countries.map(({ code }) => code);
    const { compare } = new Intl.Collator(i18n.language);
    const others = countryCodes
      .filter((code) => !own.includes(code))
      .map((code) => ({ code, name: countryName(code, i18n.language) }))
      .sort((one, other) => compare(one.name, other.name));
    return [...own, ...others.map(({ code }) => code)];
  }, [countries, i18n.language]);
}

function CountryField({ kind }: { kind: AddressKind }) {
  const { t, i18n } = useTranslation('checkout');
  const codes = useBillingCountries();
  const { register, formState, setValue } = useFormContext<AddressFormValues>();
  const error = formState.errors[kind]?.country && t('problems.country');
  const registered = register(`${kind}.country`, {
    required: true,
    // The same code may mean another state there: MI is both Michigan and Milan.
    onChange: () => setValue(`${kind}.state`, ''),
  });
  return (
    <FormField className={styles.wide} label={t('fields.country')} error={error}>
      {(described) => (
        <select {...described} {...registered} className="input" autoComplete={`${kind} country`}>
          {codes.map((code) => (
            <option key={code} value={code}>
              {countryName(code, i18n.language)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
