import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TaxName } from '../../stores/types.ts';

/** Says the name of a tax in the page's language. */
export function useTaxName(): (name: TaxName) => string {
  const { t } = useTranslation();
  return (name) => t(`tax.${name}`);
}
