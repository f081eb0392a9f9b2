import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PlaceOfPostalCode } from '../../../brands/types.ts';
import { addressFormat } from '../../../stores/address-formats/index.ts';
import { stateName } from '../../../stores/address-formats/lines.ts';
import { isPostalCode, normalizePostalCode } from '../../../stores/address-formats/postal-code.ts';
import { cleanLine } from '../../../stores/typed-text.ts';
import { FormField } from '../../components/form-field.tsx';
import { useRequest } from '../../components/use-request.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import type { AddressFormValues, AddressKind } from '../steps/address-form-values.ts';
import * as styles from './filled-by-postal-code.module.css';
import { changesFor, commonTo, isWorthAsking, mayBeFilled, stillFilled } from './filling.ts';
import { fetchEarly, lookUpInJapan } from './japan.ts';
import { ownLookUps } from './look-ups.ts';

interface FilledByPostalCodeProps {
  readonly kind: AddressKind;
  readonly country: string;
}

/** What the shop found for a postal code, below its field. */
interface Finding {
  /** The places to choose from, if there are several. */
  readonly places: readonly PlaceOfPostalCode[];
  /** What the fields now have from the postal code. */
  readonly filled: PlaceOfPostalCode;
  readonly isUnknown: boolean;
}

/** Fills in the rest of an address once its postal code is whole, and says so. It never changes what was typed. */
export function FilledByPostalCode({ kind, country }: FilledByPostalCodeProps) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const typed = useWatch<AddressFormValues, `${AddressKind}.postalCode`>({ name: `${kind}.postalCode` });
  const { find, fill } = useFilling(kind, country);
  const format = addressFormat(country);
  const code =
    format.postalCode && isPostalCode(format.postalCode, typed) ? normalizePostalCode(format, typed) : null;
  const [choice, setChoice] = useState<{ code: string; index: string; filled: PlaceOfPostalCode } | null>(
    null,
  );
  const request = useRequest(code, (signal) => {
    // What is filled in now takes the place of what was chosen before.
    setChoice(null);
    return find(code ?? '', signal);
  });
  useEffect(() => {
    if (country === 'jp' && !Object.hasOwn(ownLookUps, country)) fetchEarly(typed);
  }, [country, typed]);

  const finding = request.status === 'answered' ? request.value : null;
  const { places = [], isUnknown = false } = finding ?? {};
  const chosen = choice?.code === code ? choice : null;
  const nameOf = ({ state, city, streetName }: PlaceOfPostalCode) => {
    const option = format.state?.options.find((one) => one.code === state);
    const names = [option && stateName(option, language), city, streetName].filter(Boolean);
    return names.join(/^(ja|zh)/.test(language) ? '' : ', ');
  };
  const place = nameOf(chosen?.filled ?? finding?.filled ?? {});
  const choose = (index: string) => {
    const { [Number(index)]: wanted } = places;
    if (code && index !== '' && wanted) setChoice({ code, index, filled: fill(wanted, true) });
  };
  return (
    // Recordings of visits show no addresses.
    <div data-sentry-mask>
      <div role="status" className={styles.filled}>
        {place !== '' && <p>{t('fromPostalCode.filled', { place })}</p>}
        {places.length > 0 && !chosen && <p>{t('fromPostalCode.several')}</p>}
        {isUnknown && <p>{t('fromPostalCode.unknown')}</p>}
      </div>
      {places.length > 0 && (
        <FormField className={styles.choice} label={t('fromPostalCode.choose')}>
          {(described) => (
            <select
              {...described}
              className="input"
              autoComplete="off"
              value={chosen?.index ?? ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{t('fields.stateChoose')}</option>
              {places.map((one, index) => (
                <option key={nameOf(one)} value={index}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
    </div>
  );
}

/** As the form cleans what is typed: otherwise, nothing that was filled in would be found again. */
const cleaned = (place: PlaceOfPostalCode): PlaceOfPostalCode =>
  Object.fromEntries(Object.entries<string>({ ...place }).map(([field, text]) => [field, cleanLine(text)]));

/** Looks up places, and writes them into the fields of an address. */
function useFilling(kind: AddressKind, country: string) {
  const language = useLanguage();
  const { getValues, setValue, getFieldState } = useFormContext<AddressFormValues>();
  const filled = useRef<PlaceOfPostalCode>({});

  const fill = (place: PlaceOfPostalCode, isChosen = false): PlaceOfPostalCode => {
    const changes = changesFor(place, getValues(kind), filled.current, isChosen);
    for (const field of ['state', 'city', 'streetName'] as const) {
      const { [field]: text } = changes;
      if (text === undefined) continue;
      filled.current = { ...filled.current, [field]: place[field] ?? '' };
      const name = `${kind}.${field}` as const;
      setValue(name, text, { shouldValidate: getFieldState(name).invalid });
    }
    return stillFilled(getValues(kind), filled.current);
  };

  const find = async (code: string, signal: AbortSignal): Promise<Finding> => {
    const lookUp = (Object.hasOwn(ownLookUps, country) && ownLookUps[country]) || lookUpInJapan;
    const places = (await lookUp(code, language)).map(cleaned);
    // Another postal code has been typed in the meantime.
    signal.throwIfAborted();
    const typed = getValues(kind);
    const before = filled.current;
    const isUnknown =
      places.length === 0 &&
      (['state', 'city', 'streetName'] as const).some((field) => mayBeFilled(field, typed, before));
    const isAsked = places.length > 1 && isWorthAsking(places, typed, before);
    return { places: isAsked ? places : [], filled: fill(commonTo(places)), isUnknown };
  };
  return { find, fill };
}
