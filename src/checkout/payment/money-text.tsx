import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { MoneyState } from '../../../contract/payment.ts';

/** A sentence that says what became of the money of a payment; nothing if that cannot be said. */
export function MoneyText({ money }: { money: MoneyState | null }) {
  const { t } = useTranslation('errors');
  return money && t(`money.${money}`);
}
