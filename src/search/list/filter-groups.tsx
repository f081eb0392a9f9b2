import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter, OptionFilter } from '../service/filter.ts';
import { clearFilter, selectOnly, toggleOption, updateSlider } from '../service/filter-state.ts';
import * as styles from './filter-groups.module.css';
import { PriceFilter } from './price-filter.tsx';

interface FilterGroupsProps {
  readonly filters: readonly Filter[];
  /** @param isAdjusted whether a range that was chosen before is only moved */
  readonly onChange: (filters: readonly Filter[], isAdjusted: boolean) => void;
}

/** All filters of a list. Every choice takes effect immediately. */
export function FilterGroups({ filters, onChange }: FilterGroupsProps) {
  return (
    <div className={styles.groups}>
      {filters.map((filter) => {
        const { key, type } = filter;
        if (type === 'SLIDER')
          return (
            <PriceFilter
              key={key}
              filter={filter}
              onApply={(range) =>
                onChange(
                  range ? updateSlider(filters, key, range) : clearFilter(filters, key),
                  range !== null && filter.start !== null,
                )
              }
            />
          );
        if (type === 'RATING')
          return (
            <RatingGroup
              key={key}
              filter={filter}
              onChoose={(value) => onChange(selectOnly(filters, key, value), false)}
            />
          );
        return (
          <OptionGroup
            key={key}
            filter={filter}
            onToggle={(value) => onChange(toggleOption(filters, key, value), false)}
          />
        );
      })}
    </div>
  );
}

/** How many values of a filter are listed until a shopper asks for all; one or two more are not worth a button. */
const listedFirst = 8;
const worthFolding = 2;

interface OptionGroupProps {
  readonly filter: OptionFilter;
  readonly onToggle: (value: string) => void;
}

function OptionGroup({ filter, onToggle }: OptionGroupProps) {
  const { t } = useTranslation('search');
  const [listsAll, setListsAll] = useState(false);
  const { options } = filter;
  const isFolded = !listsAll && options.length > listedFirst + worthFolding;
  const listed = options.filter(({ selected }, index) => !isFolded || index < listedFirst || selected);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{filter.label}</legend>
      {listed.map(({ name, value, count, selected }) => (
        <label key={value} className={styles.option}>
          <input type="checkbox" checked={selected} onChange={() => onToggle(value)} />
          <span>{name}</span>
          <span className={styles.count}>{t('filters.optionCount', { count })}</span>
        </label>
      ))}
      {options.length > listedFirst + worthFolding && (
        <button
          type="button"
          className="link"
          aria-expanded={listsAll}
          onClick={() => setListsAll((before) => !before)}
        >
          {listsAll ? t('filters.fewer') : t('filters.all', { count: options.length })}
        </button>
      )}
    </fieldset>
  );
}

interface RatingGroupProps {
  readonly filter: OptionFilter;
  /** Null is any rating. */
  readonly onChoose: (value: string | null) => void;
}

/** "3 stars and up" includes "4 stars and up", so one of them is chosen; of several in an address, the lowest. */
function RatingGroup({ filter, onChoose }: RatingGroupProps) {
  const { t } = useTranslation('search');
  const name = useId();
  const options = filter.options.toSorted((a, b) => Number(b.value) - Number(a.value));
  const chosen = options.findLast(({ selected }) => selected)?.value ?? null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{filter.label}</legend>
      {options.map(({ value, count }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{t('filters.ratingFrom', { count: Number(value) })}</span>
          <span className={styles.count}>{t('filters.optionCount', { count })}</span>
        </label>
      ))}
      <label className={styles.option}>
        <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
        <span>{t('filters.anyRating')}</span>
      </label>
    </fieldset>
  );
}
