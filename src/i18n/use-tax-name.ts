import { useTranslation } from 'react-i18next';
import type { TaxName } from '../../stores/types.ts';

/** Says the name of a tax in the page's language. */
export function useTaxName(): (name: TaxName) => string {
  const { t } = useTranslation('common');
  return (name) => t(`tax.${name}`);
}
