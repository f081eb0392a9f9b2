import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearFilter, type OptionFilter, selectOption } from '../service/filter.ts';
import * as styles from './filter-groups.module.css';
import { type FilterProps, type FiltersProps, PriceFilter } from './price-filter.tsx';

/** All filters of a list. Every choice takes effect immediately. */
export function FilterGroups({ filters, ...props }: FiltersProps) {
  return (
    <div className={styles.groups}>
      {filters.map((filter) => {
        if (filter.type === 'SLIDER') return <PriceFilter key={filter.key} {...props} filter={filter} />;
        const Group = filter.type === 'RATING' ? RatingGroup : OptionGroup;
        return <Group key={filter.key} {...props} filter={filter} />;
      })}
    </div>
  );
}

/** How many values of a filter are listed until a shopper asks for all; one or two more are not worth a button. */
const listedFirst = 8;
const worthFolding = 2;

function OptionGroup({ filter, selection, onChange }: FilterProps<OptionFilter>) {
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
          <input
            type="checkbox"
            checked={selected}
            onChange={() => onChange(selectOption(selection, filter, value, !selected))}
          />
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

/** "3 stars and up" includes "4 stars and up", so one of them is chosen; of several in an address, the lowest. */
function RatingGroup({ filter, selection, onChange }: FilterProps<OptionFilter>) {
  const { t } = useTranslation('search');
  const name = useId();
  const options = filter.options.toSorted((a, b) => Number(b.value) - Number(a.value));
  const chosen = options.findLast(({ selected }) => selected)?.value ?? null;
  const others = clearFilter(selection, filter.key);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{filter.label}</legend>
      {options.map(({ value, count }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChange(selectOption(others, filter, value, true))}
          />
          <span>{t('filters.ratingFrom', { count: Number(value) })}</span>
          <span className={styles.count}>{t('filters.optionCount', { count })}</span>
        </label>
      ))}
      <label className={styles.option}>
        <input type="radio" name={name} checked={chosen === null} onChange={() => onChange(others)} />
        <span>{t('filters.anyRating')}</span>
      </label>
    </fieldset>
  );
}
