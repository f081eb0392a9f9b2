import { useTranslation } from 'react-i18next';
import type { Money } from '../../contract/money.ts';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import { useStore } from '../shop/shop-context.tsx';
import { formatMoney } from './money.ts';

/** A price, with the tax that it contains; where a tax is added, cart and checkout say so. */
export function Price({ price }: { price: Money }) {
  const { t } = useTranslation();
  const { tax } = useStore();
  const locale = useLocale();
  const taxName = useTaxName();
  return (
    <>
      {formatMoney(price, locale)}
      {tax.included && tax.name !== 'none' && (
        <small> {t('price.includingTax', { tax: taxName(tax.name) })}</small>
      )}
    </>
  );
}
