import type { SubmitEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Filter, OptionFilter, SliderFilter } from '../search/filter.ts';
import * as styles from './filter-panel.module.css';
import { clearFilters, countSelected, selectionOf, toggleOption, updateSlider } from '../search/filter-state.ts';

interface FilterPanelProps {
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}

/** All filters of a listing, which can be folded away on small screens. Every choice takes effect immediately. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const { t } = useTranslation('search');
  const count = countSelected(selectionOf(filters));
  return (
    <details className={styles.panel}>
      <summary className={styles.title}>
        {count === 0 ? t('filters.title') : t('filters.titleChosen', { count })}
      </summary>
      <div className={styles.groups}>
        {filters.map((filter) =>
          filter.type === 'SLIDER' ? (
            <RangeGroup
              // A new range, such as a cleared one, resets the fields.
              key={`${filter.key} ${filter.start} ${filter.end}`}
              filter={filter}
              onApply={(range) => onChange(updateSlider(filters, filter.key, range))}
            />
          ) : (
            <OptionGroup
              key={filter.key}
              filter={filter}
              onToggle={(value) => onChange(toggleOption(filters, filter.key, value))}
            />
          ),
        )}
        {count > 0 && (
          <button type="button" className={styles.clear} onClick={() => onChange(clearFilters(filters))}>
            {t('filters.clear')}
          </button>
        )}
      </div>
    </details>
  );
}

interface OptionGroupProps {
  readonly filter: OptionFilter;
  readonly onToggle: (value: string) => void;
}

function OptionGroup({ filter, onToggle }: OptionGroupProps) {
  const { t } = useTranslation('search');
  const isRating = filter.type === 'RATING';
  const options = isRating
    ? filter.options.toSorted((a, b) => Number(b.value) - Number(a.value))
    : filter.options;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{filter.label}</legend>
      {options.map(({ name, value, count, selected }) => (
        <label key={value} className={styles.option}>
          <input type="checkbox" checked={selected} onChange={() => onToggle(value)} />
          <span>{isRating ? t('filters.ratingFrom', { count: Number(value) }) : name}</span>
          <span className={styles.count}>{t('filters.optionCount', { count })}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface RangeGroupProps {
  readonly filter: SliderFilter;
  readonly onApply: (range: { readonly start: string; readonly end: string }) => void;
}

function RangeGroup({ filter, onApply }: RangeGroupProps) {
  const { t } = useTranslation('search');
  const { min, max } = filter;
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const bound = (name: string, open: string) => {
      const typed = data.get(name);
      return typeof typed === 'string' && typed !== '' ? typed : open;
    };
    onApply({ start: bound('start', min), end: bound('end', max) });
  };
  const numberField = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const;
  return (
    <form onSubmit={apply}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{filter.label}</legend>
        <div className={styles.range}>
          <label className={styles.bound}>
            {t('filters.from')}
            <input {...numberField} name="start" placeholder={min} defaultValue={filter.start ?? ''} />
          </label>
          <label className={styles.bound}>
            {t('filters.to')}
            <input {...numberField} name="end" placeholder={max} defaultValue={filter.end ?? ''} />
          </label>
          <button type="submit" className={styles.apply}>
            {t('filters.apply')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
