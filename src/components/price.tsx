import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Money } from '../../contract/money.ts';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import { useStore } from '../shop/shop-context.tsx';
import { formatMoney } from './money.ts';

/** A price with the storefront's tax note. */
export function Price({ price }: { price: Money }) {
  const { t } = useTranslation();
  const { tax } = useStore();
  const locale = useLocale();
  const taxName = useTaxName();
  const remark = t(tax.included ? 'price.includingTax' : 'price.excludingTax', { tax: taxName(tax.name) });
  return (
    <>
      {formatMoney(price, locale)}
      {tax.name !== 'none' && <small> {remark}</small>}
    </>
  );
}
