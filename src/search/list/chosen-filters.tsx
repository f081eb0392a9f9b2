import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import {
  clearFilter,
  emptySelection,
  type FilterSelection,
  selectOption,
  stockKey,
} from '../service/filter.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import { amountAsPrice } from './amount.ts';
import * as styles from './chosen-filters.module.css';
import type { FiltersProps } from './price-filter.tsx';

/** What a shopper has chosen, each with a button that takes it back, and one for all. */
export function ChosenFilters({ filters, selection, onChange }: FiltersProps) {
  const { t } = useTranslation('search');
  const { t: tMain } = useTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const list = useRef<HTMLUListElement>(null);
  const choices = filters.flatMap((filter) => {
    const { key, label, type } = filter;
    if (type === 'SLIDER') {
      const { start, end } = filter;
      if (start === null || end === null) return [];
      const name = [start, end].map((amount) => amountAsPrice(amount, currency, locale)).join(' – ');
      return { id: key, label, name, without: clearFilter(selection, key) };
    }
    return filter.options
      .filter(({ selected }) => selected)
      .map(({ name, value }) => ({
        id: `${key} ${value}`,
        label,
        name:
          type === 'RATING' || key === 'rating'
            ? t('filters.ratingFrom', { count: Number(value) })
            : key === stockKey && value === 'yes'
              ? t('filters.inStock')
              : name,
        without: selectOption(selection, filter, value, false),
      }));
  });
  if (choices.length === 0) return null;

  const take = (next: FilterSelection, index: number) => {
    onChange(next);
    // The next one moves into the place of the removed one.
    list.current?.querySelectorAll('button')[index === choices.length - 1 ? index - 1 : index + 1]?.focus();
  };
  return (
    <ul ref={list} role="list" aria-label={t('filters.chosen')} className={styles.chips}>
      {choices.map(({ id, label, name, without }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filters.remove', { name: `${label}: ${name}` })}
            onClick={() => take(without, index)}
          >
            {name}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link" onClick={() => onChange(emptySelection)}>
          {tMain('category.clearFilters')}
        </button>
      </li>
    </ul>
  );
}
