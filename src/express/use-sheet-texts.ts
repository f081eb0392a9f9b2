import { useTranslation } from 'react-i18next';
import { capitalise } from '../cart/cart-summary.tsx';
import { formatMoney } from '../../stores/format-money.ts';
import { useArrivalText } from '../delivery/delivery-text.ts';
import { countryName } from '../../stores/country-name.ts';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import { useStore } from '../shop/shop-context.tsx';
import { placeIn, problemIn } from './sheet.ts';
import type { WalletHandlers } from './wallet-handlers.ts';

/** What a wallet's sheet says in the page's language; needs the texts `express` and `delivery`. */
export function useSheetTexts(): Pick<WalletHandlers, 'labels' | 'optionText' | 'problemText'> {
  const { t, i18n } = useTranslation('express');
  const locale = useLocale();
  const arrivalText = useArrivalText();
  const taxName = useTaxName();
  const { tax } = useStore();
  return {
    labels: {
      goods: t('sums.goods'),
      delivery: t('sums.delivery'),
      tax: capitalise(taxName(tax.name), locale),
      total: t('sums.total'),
    },
    optionText: ({ name, price, description, arrival }) => ({
      label: t('sums.option', {
        method: name,
        price: price.centAmount === 0 ? t('sums.free') : formatMoney(price, locale),
      }),
      detail: arrival ? arrivalText(arrival) : description,
    }),
    problemText: (refusal, country) =>
      t(`sheet.${problemIn(refusal)}`, {
        place: placeIn(refusal),
        country: countryName(country, i18n.language),
      }),
  };
}
