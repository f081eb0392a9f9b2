import type { TFunction } from 'i18next';
import type { Range } from '../../contract/product.ts';

type ProductTexts = TFunction<'product'>;

/** An age range in words: months up to two years, whole years beyond. */
export function ageText(t: ProductTexts, { from, to }: Range): string {
  if (to === null) return from ? t('ageFrom', { from: ageOf(t, from) }) : t('ageFromBirth');
  if (!from) return t('ageTo', { to: ageOf(t, to) });
  return t('ageRange', { from: ageOf(t, from), to: ageOf(t, to) });
}

/** A weight range in words, in kilograms. */
export function weightText(t: ProductTexts, { from, to }: Range): string {
  if (from === null) return t('weightTo', { to });
  return to === null ? t('weightFrom', { from }) : t('weightRange', { from, to });
}

function ageOf(t: ProductTexts, months: number): string {
  return months >= 24 && months % 12 === 0
    ? t('years', { count: months / 12 })
    : t('months', { count: months });
}
