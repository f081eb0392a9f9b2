import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { priceKey, type SliderFilter } from '../service/filter.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import { endOfRange, readAmount, writeAmount } from './amount.ts';
import * as groups from './filter-groups.module.css';
import * as styles from './price-filter.module.css';
import { type Range, RangeSlider } from './range-slider.tsx';

interface PriceFilterProps {
  readonly filter: SliderFilter;
  /** Null removes the filter. */
  readonly onApply: (range: Range | null) => void;
}

/** A range of prices, or of any other numbers: to drag, and to type. Two empty fields, or everything there is, remove the filter. */
export function PriceFilter({ filter, onApply }: PriceFilterProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const currency = useCurrency();
  const { key, min, max, start, end } = filter;
  const apply = (range: Range) => {
    const isEverything = Number(range.start) <= Number(min) && Number(range.end) >= Number(max);
    onApply(isEverything ? null : range);
  };
  return (
    <fieldset className={groups.group}>
      <legend className={groups.legend}>{filter.label}</legend>
      {Number(min) < Number(max) && (
        <RangeSlider
          min={Number(min)}
          max={Number(max)}
          range={{ start: start ?? min, end: end ?? max }}
          names={
            key === priceKey
              ? { start: t('filters.lowest'), end: t('filters.highest') }
              : { start: t('filters.from'), end: t('filters.to') }
          }
          textOf={(amount) => endOfRange(key, amount, currency, locale)}
          onApply={apply}
        />
      )}
      <PriceFields
        filter={filter}
        onApply={(typed) => apply({ start: typed.start || min, end: typed.end || max })}
      />
    </fieldset>
  );
}

/** @param onApply told decimal texts, of which an empty one is an open end */
function PriceFields({
  filter,
  onApply,
}: {
  readonly filter: SliderFilter;
  readonly onApply: (range: Range) => void;
}) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const currency = useCurrency();
  const errorId = useId();
  const { start, end } = filter;
  const shown = {
    start: start === null ? '' : writeAmount(start, locale),
    end: end === null ? '' : writeAmount(end, locale),
  };
  const [typed, setTyped] = useState({ ...shown, from: shown });
  // The filter has been changed elsewhere, e.g. by the slider.
  if (typed.from.start !== shown.start || typed.from.end !== shown.end) setTyped({ ...shown, from: shown });
  const [invalid, setInvalid] = useState<readonly ('start' | 'end')[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = { start: readAmount(typed.start, currency), end: readAmount(typed.end, currency) };
    const wrong = (['start', 'end'] as const).filter((bound) => read[bound] === null);
    setInvalid(wrong);
    if (read.start !== null && read.end !== null) onApply({ start: read.start, end: read.end });
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
  };
  const field = (bound: 'start' | 'end') => ({
    name: bound,
    className: `input ${styles.input ?? ''}`,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    placeholder: writeAmount(bound === 'start' ? filter.min : filter.max, locale),
    value: typed[bound],
    'aria-invalid': invalid.includes(bound) || undefined,
    'aria-describedby': invalid.includes(bound) ? errorId : undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [bound]: currentTarget.value }),
  });
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <label className={styles.bound}>
        {t('filters.from')}
        <input {...field('start')} />
      </label>
      <label className={styles.bound}>
        {t('filters.to')}
        <input {...field('end')} />
      </label>
      <button type="submit" className={`button button-quiet ${styles.apply ?? ''}`}>
        {t('filters.apply')}
      </button>
      <p id={errorId} role="alert" className={styles.error}>
        {invalid.length > 0 && t('filters.invalidAmount', { example: writeAmount('25.5', locale) })}
      </p>
    </form>
  );
}
