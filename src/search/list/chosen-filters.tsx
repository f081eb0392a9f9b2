import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import {
  clearFilter,
  countSelected,
  emptySelection,
  type Filter,
  type FilterSelection,
  selectOption,
} from '../service/filter.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import { endOfRange } from './amount.ts';
import * as styles from './chosen-filters.module.css';

interface ChosenFiltersProps {
  /** With what is selected. */
  readonly filters: readonly Filter[];
  readonly selection: FilterSelection;
  readonly onChange: (selection: FilterSelection) => void;
  /** Called when the last one has been removed, and with it the button that had the focus. */
  readonly onNone: () => void;
}

/** What a shopper has chosen, each with a button that takes it back, and one for all. */
export function ChosenFilters({ filters, selection, onChange, onNone }: ChosenFiltersProps) {
  const { t } = useTranslation('search');
  const { t: tMain } = useTranslation();
  const nameOf = useChoiceName();
  const list = useRef<HTMLUListElement>(null);
  const choices = filters.flatMap((filter) => choicesOf(filter, selection));
  if (choices.length === 0) return null;

  const take = (next: FilterSelection, index: number) => {
    onChange(next);
    if (countSelected(next) === 0) onNone();
    // The next one moves into the place of the removed one.
    else
      list.current?.querySelectorAll('button')[index === choices.length - 1 ? index - 1 : index + 1]?.focus();
  };
  return (
    <ul ref={list} role="list" aria-label={t('filters.chosen')} className={styles.chips}>
      {choices.map((choice, index) => {
        const name = nameOf(choice.filter, choice.value);
        return (
          <li key={`${choice.filter.key} ${choice.value ?? ''}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('filters.remove', { name: `${choice.filter.label}: ${name}` })}
              onClick={() => take(choice.without, index)}
            >
              {name}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="link" onClick={() => take(emptySelection, 0)}>
          {tMain('category.clearFilters')}
        </button>
      </li>
    </ul>
  );
}

interface Choice {
  readonly filter: Filter;
  /** Of an option; null for a range. */
  readonly value: string | null;
  /** The selection without this choice. */
  readonly without: FilterSelection;
}

function choicesOf(filter: Filter, selection: FilterSelection): readonly Choice[] {
  const { key } = filter;
  if (filter.type === 'SLIDER')
    return filter.start === null ? [] : [{ filter, value: null, without: clearFilter(selection, key) }];
  return filter.options
    .filter(({ selected }) => selected)
    .map(({ value }) => ({ filter, value, without: selectOption(selection, filter, value, false) }));
}

function useChoiceName(): (filter: Filter, value: string | null) => string {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const currency = useCurrency();
  return (filter, value) => {
    if (filter.type === 'SLIDER') {
      const text = (amount: string | null) => endOfRange(filter.key, amount ?? '0', currency, locale);
      return `${text(filter.start)} – ${text(filter.end)}`;
    }
    if (filter.type === 'RATING' || filter.key === 'rating')
      return t('filters.ratingFrom', { count: Number(value) });
    return filter.options.find((option) => option.value === value)?.name ?? value ?? '';
  };
}
