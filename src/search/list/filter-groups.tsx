import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../brands/browser.ts';
import { clearFilter, type Filter, type OptionFilter, selectOption, stockKey } from '../service/filter.ts';
import * as styles from './filter-groups.module.css';
import { type FilterProps, type FiltersProps, PriceFilter } from './price-filter.tsx';
import { type Swatches, useSwatches } from './swatches.ts';

/** All filters of a list: whether it is in stock, what the brand puts first, the others. Every choice takes effect immediately. */
export function FilterGroups({ filters, ...props }: FiltersProps) {
  const swatches = useSwatches();
  return (
    <div className={styles.groups}>
      {filters
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((filter) => {
          if (filter.type === 'SLIDER') return <PriceFilter key={filter.key} {...props} filter={filter} />;
          if (filter.type === 'RATING') return <RatingGroup key={filter.key} {...props} filter={filter} />;
          if (filter.key === stockKey) return <StockSwitch key={filter.key} {...props} filter={filter} />;
          return (
            <OptionGroup key={filter.key} {...props} filter={filter} colors={swatches[filter.key] ?? {}} />
          );
        })}
    </div>
  );
}

const first = [stockKey, ...(brand.filtersFirst ?? [])];

/** Where a filter stands; those that the brand does not mention are behind, as the service has them. */
const rankOf = ({ key }: Filter): number => (first.includes(key) ? first.indexOf(key) : first.length);

/** Of "yes" and "no", only one is worth asking for. */
function StockSwitch({ filter, selection, onChange }: FilterProps<OptionFilter>) {
  const { t } = useTranslation('search');
  const option = filter.options.find(({ value }) => value === 'yes');
  if (!option) return null;
  const { value, count, selected } = option;
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        role="switch"
        checked={selected}
        onChange={() => onChange(selectOption(selection, filter, value, !selected))}
      />
      <span>{t('filters.inStock')}</span>
      <span className={styles.count}>{t('filters.optionCount', { count })}</span>
    </label>
  );
}

/** How many values of a filter are listed until a shopper asks for all; one or two more are not worth a button. */
const listedFirst = 8;
const worthFolding = 2;

interface OptionGroupProps extends FilterProps<OptionFilter> {
  /** By the name of an option; those without a color are words alone. */
  readonly colors: Swatches[string];
}

function OptionGroup({ filter, selection, onChange, colors }: OptionGroupProps) {
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
          <span>
            {colors[name] && <span className={styles.swatch} style={{ '--swatch': colors[name] }} />}
            {name}
          </span>
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
