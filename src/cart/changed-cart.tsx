import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Money } from '../../contract/money.ts';
import { countryName } from '../components/country-name.ts';
import { formatMoney } from '../components/money.ts';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import { areProductsSame, type CountryChanges, countryChanges } from './country-changes.ts';
import * as styles from './country-change-notice.module.css';
import type { MovedCart } from './country-change.ts';

/** Nobody compares more prices than these: then the subtotal is enough. */
const maxPrices = 6;

/** The effect of another country on the cart: its value before and after, and what is different. */
export function ChangedCart({ change: { before, after } }: { change: MovedCart }) {
  const { t } = useTranslation('country');
  const language = useLanguage();
  const locale = useLocale();
  const say = (money: Money) => formatMoney(money, locale);
  const changes = countryChanges(before, after);
  const { subtotal } = changes;
  const lines = useLines(changes, say);
  return (
    <>
      <h2 className={styles.title}>{t('change.title', { country: countryName(after.country, language) })}</h2>
      <p>
        {areProductsSame(changes)
          ? t('change.same')
          : t('change.subtotal', { before: say(subtotal.before), after: say(subtotal.after) })}
      </p>
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.map((line, index) => (
            // Two cards may have the same name.
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One sentence per change, the most important first. */
function useLines(changes: CountryChanges, say: (money: Money) => string): string[] {
  const { t } = useTranslation('country');
  return [
    ...changes.leftOut.map((name) => t('change.leftOut', { name })),
    ...changes.fewer.map((fewer) => t('change.fewer', fewer)),
    ...changes.lostCodes.map((code) => t('change.codeLost', { code })),
    ...changes.repriced
      .slice(0, maxPrices)
      .map(({ name, before, after }) =>
        t('change.repriced', { name, before: say(before), after: say(after) }),
      ),
    ...(changes.deliveryLost ? [t('change.delivery')] : []),
  ];
}
