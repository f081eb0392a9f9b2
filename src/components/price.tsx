import { useTranslation } from 'react-i18next';
import type { Money } from '../../api/contract.ts';
import { useStore } from '../shop/use-store.ts';
import { formatMoney } from './money.ts';

/** A price with the storefront's tax remark. */
export function Price({ price, withTax = false }: { price: Money; withTax?: boolean }) {
  const { t } = useTranslation('common');
  const { locale, tax } = useStore();
  const remark = tax.included
    ? t('price.includingTax', { tax: tax.label })
    : t('price.excludingTax', { tax: tax.label });
  return (
    <>
      {formatMoney(price, locale)}
      {withTax && <small> {remark}</small>}
    </>
  );
}
