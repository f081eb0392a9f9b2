import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import {
  clearFilter,
  type Filter,
  type FilterSelection,
  selectRange,
  type SliderFilter,
} from '../service/filter.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import { amountAsPrice, readAmount, writeAmount } from './amount.ts';
import * as groups from './filter-groups.module.css';
import * as styles from './price-filter.module.css';

type Bound = 'start' | 'end';
const bounds = ['start', 'end'] as const;

/** The ends of a range, as decimal texts. */
type Range = Readonly<Record<Bound, string>>;

interface RangeProps {
  readonly filter: SliderFilter;
  readonly onApply: (range: Range) => void;
}

export interface FilterProps<Shown = Filter> {
  /** With what is selected. */
  readonly filter: Shown;
  readonly selection: FilterSelection;
  /** @param isAdjusted whether a range that was chosen before is only moved */
  readonly onChange: (selection: FilterSelection, isAdjusted?: boolean) => void;
}

export interface FiltersProps extends Omit<FilterProps, 'filter'> {
  readonly filters: readonly Filter[];
}

/** A range of prices: to drag, and to type. Two empty fields, or everything there is, remove the filter. */
export function PriceFilter({ filter, selection, onChange }: FilterProps<SliderFilter>) {
  const [min, max] = [Number(filter.min), Number(filter.max)];
  const apply = (range: Range) => {
    const isEverything = Number(range.start) <= min && Number(range.end) >= max;
    if (isEverything) onChange(clearFilter(selection, filter.key));
    else onChange(selectRange(selection, filter, range), filter.start !== null);
  };
  return (
    <fieldset className={groups.group}>
      <legend className={groups.legend}>{filter.label}</legend>
      {min < max && <RangeSlider filter={filter} onApply={apply} />}
      <PriceFields filter={filter} onApply={apply} />
    </fieldset>
  );
}

function PriceFields({ filter, onApply }: RangeProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const currency = useCurrency();
  const errorId = useId();
  const { min, max, start, end } = filter;
  const shown = {
    start: start === null ? '' : writeAmount(start, locale),
    end: end === null ? '' : writeAmount(end, locale),
  };
  const [typed, setTyped] = useState({ ...shown, from: shown });
  // The filter has been changed elsewhere, e.g. by the slider.
  if (typed.from.start !== shown.start || typed.from.end !== shown.end) setTyped({ ...shown, from: shown });
  const [invalid, setInvalid] = useState<readonly Bound[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = { start: readAmount(typed.start, currency), end: readAmount(typed.end, currency) };
    const wrong = bounds.filter((bound) => read[bound] === null);
    setInvalid(wrong);
    if (wrong.length === 0) onApply({ start: read.start || min, end: read.end || max });
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
  };
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      {bounds.map((bound) => (
        <label key={bound} className={styles.bound}>
          {bound === 'start' ? t('filters.from') : t('filters.to')}
          <input
            name={bound}
            className={`input ${styles.input ?? ''}`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={writeAmount(bound === 'start' ? min : max, locale)}
            value={typed[bound]}
            aria-invalid={invalid.includes(bound) || undefined}
            aria-describedby={invalid.includes(bound) ? errorId : undefined}
            onChange={({ currentTarget }) => setTyped({ ...typed, [bound]: currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" className={`button button-quiet ${styles.apply ?? ''}`}>
        {t('filters.apply')}
      </button>
      <p id={errorId} role="alert" className={styles.error}>
        {invalid.length > 0 && t('filters.invalidAmount', { example: writeAmount('25.5', locale) })}
      </p>
    </form>
  );
}

/** The smallest of 1, 10, 100 … with which the keyboard crosses the range in at most this many steps. */
const maxSteps = 400;

/**
 * Two thumbs on one track; each is a range input of the browser, so that the keyboard and screen readers know it. A range
 * has been chosen when a thumb is released, or moved with the keyboard.
 */
function RangeSlider({ filter, onApply }: RangeProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const currency = useCurrency();
  const [min, max] = [Number(filter.min), Number(filter.max)];
  const range = { start: filter.start ?? filter.min, end: filter.end ?? filter.max };
  const step = 10 ** Math.max(0, Math.ceil(Math.log10((max - min) / maxSteps)));
  const steps = Math.ceil((max - min) / step);
  const clamp = (amount: number) => Math.min(Math.max(amount, min), max);
  const stepOf = (amount: string) => Math.round((clamp(Number(amount)) - min) / step);
  const amountOf = (position: number) => String(clamp(min + position * step));
  const applied = { start: stepOf(range.start), end: stepOf(range.end) };
  const [dragged, setDragged] = useState<typeof applied | null>(null);
  const shown = dragged ?? applied;
  const textOf = (bound: Bound) => amountAsPrice(amountOf(shown[bound]), currency, locale);
  const share = (position: number) => `${(position / steps) * 100}%`;

  const release = () => {
    setDragged(null);
    if (shown.start === applied.start && shown.end === applied.end) return;
    const chosen = (bound: Bound) =>
      shown[bound] === applied[bound] ? range[bound] : amountOf(shown[bound]);
    onApply({ start: chosen('start'), end: chosen('end') });
  };
  // A thumb stops at the other one.
  const drag = (bound: Bound, { currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const position = Number(currentTarget.value);
    if (bound === 'start') setDragged({ ...shown, start: Math.min(position, shown.end) });
    else setDragged({ ...shown, end: Math.max(position, shown.start) });
  };
  return (
    <>
      <p className={styles.text} aria-hidden="true">
        {textOf('start')} – {textOf('end')}
      </p>
      <div className={styles.slider} style={{ '--start': share(shown.start), '--end': share(shown.end) }}>
        {bounds.map((bound) => (
          <input
            key={bound}
            type="range"
            min={0}
            max={steps}
            step={1}
            value={shown[bound]}
            className={styles.thumb}
            // Where both are at the end of the track, the one that can still move is on top.
            style={{ zIndex: bound === 'start' && shown.start > steps / 2 ? 2 : 1 }}
            aria-label={bound === 'start' ? t('filters.lowest') : t('filters.highest')}
            aria-valuetext={textOf(bound)}
            onChange={(event) => drag(bound, event)}
            // React's own change event is the browser's input event: it comes while a thumb is being dragged.
            ref={(input) => {
              input?.addEventListener('change', release);
              return () => input?.removeEventListener('change', release);
            }}
          />
        ))}
      </div>
    </>
  );
}
