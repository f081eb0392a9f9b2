import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TaxName } from '../../stores/types.ts';

/** Returns a tax's name in the page's language. */
export function useTaxName(): (name: TaxName) => string {
  const { t } = useTranslation();
  return (name) => t(`tax.${name}`);
}
