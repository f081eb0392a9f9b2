import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clearFilter,
  type Filter,
  type FilterSelection,
  type OptionFilter,
  selectOption,
  selectRange,
} from '../service/filter.ts';
import * as styles from './filter-groups.module.css';
import { PriceFilter } from './price-filter.tsx';

interface FilterGroupsProps {
  /** With what is selected. */
  readonly filters: readonly Filter[];
  readonly selection: FilterSelection;
  /** @param isAdjusted whether a range that was chosen before is only moved */
  readonly onChange: (selection: FilterSelection, isAdjusted: boolean) => void;
}

/** All filters of a list. Every choice takes effect immediately. */
export function FilterGroups({ filters, selection, onChange }: FilterGroupsProps) {
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
                  range ? selectRange(selection, filter, range) : clearFilter(selection, key),
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
              onChoose={(value) => {
                const others = clearFilter(selection, key);
                onChange(value === null ? others : selectOption(others, filter, value, true), false);
              }}
            />
          );
        return (
          <OptionGroup
            key={key}
            filter={filter}
            onSelect={(value, isSelected) =>
              onChange(selectOption(selection, filter, value, isSelected), false)
            }
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
  readonly onSelect: (value: string, isSelected: boolean) => void;
}

function OptionGroup({ filter, onSelect }: OptionGroupProps) {
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
          <input type="checkbox" checked={selected} onChange={() => onSelect(value, !selected)} />
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
