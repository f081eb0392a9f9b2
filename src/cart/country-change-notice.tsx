import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countryName } from '../../stores/country-name.ts';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import * as styles from './country-change-notice.module.css';
import type { MovedCart } from './country-change.ts';
import { useCountryChange } from './use-cart.tsx';
import { isSameMoney, type Money } from '../../contract/money.ts';
import { reveal } from '../components/focus-on.ts';
import { formatMoney } from '../../stores/format-money.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';

export function CountryChangeNotice() {
  const { t } = useTranslation('country');
  const { status, undo, dismiss } = useCountryChange();
  const shown = useStore(status);
  const language = useLanguage();
  const nameOf = (country: string) => countryName(country, language);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.kind !== 'none') reveal(notice.current);
  }, [shown.kind]);
  return (
    <div ref={notice} className={shown.kind === 'none' ? undefined : styles.notice}>
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <div role="status">
        {shown.kind === 'changing' && <p>{t('change.changing', { country: nameOf(shown.to) })}</p>}
        {shown.kind === 'undone' && <p>{t('change.undone', { country: nameOf(shown.country) })}</p>}
        {shown.kind === 'changed' && <ChangedCart change={shown.change} />}
      </div>
      {shown.kind === 'failed' && (
        <p role="alert">{t('change.failed', { country: nameOf(shown.country) })}</p>
      )}
      {shown.kind !== 'none' && shown.kind !== 'changing' && (
        <div className={styles.actions}>
          {shown.kind === 'changed' && (
            <button type="button" className="button button-quiet" onClick={() => void undo()}>
              {t('change.undo', { country: nameOf(shown.change.before.country) })}
            </button>
          )}
          <button type="button" className="button" onClick={dismiss}>
            {t('change.keep')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Nobody compares more prices than these: then the subtotal is enough. */
const maxPrices = 6;

function ChangedCart({ change: { before, after } }: { change: MovedCart }) {
  const { t } = useTranslation('country');
  const language = useLanguage();
  const locale = useLocale();
  const format = (money: Money) => formatMoney(money, locale);
  const changes = countryChanges(before, after);
  const lines = [
    ...changes.leftOut.map((name) => t('change.leftOut', { name })),
    ...changes.fewer.map((fewer) => t('change.fewer', fewer)),
    ...changes.lostCodes.map((code) => t('change.codeLost', { code })),
    ...changes.repriced
      .slice(0, maxPrices)
      .map((price) =>
        t('change.repriced', { ...price, before: format(price.before), after: format(price.after) }),
      ),
    ...(changes.deliveryLost ? [t('change.delivery')] : []),
  ];
  return (
    <>
      <h2 className={styles.title}>{t('change.title', { country: countryName(after.country, language) })}</h2>
      <p>
        {changes.isSame
          ? t('change.same')
          : t('change.subtotal', { before: format(before.subtotal), after: format(after.subtotal) })}
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

/** Compares a cart before and after a change of country, line by line: the same SKU with the same message. */
export function countryChanges(before: Cart, after: Cart) {
  const there = new Map(after.lineItems.map((line) => [keyOf(line), line]));
  const pairs = before.lineItems.map((line) => ({ line, now: there.get(keyOf(line)) }));
  const kept = pairs.flatMap(({ line, now }) => (now ? [{ line, now }] : []));
  const counting = new Set(after.discountCodes.filter(({ applied }) => applied).map(({ code }) => code));
  const leftOut = pairs.filter(({ now }) => !now).map(({ line }) => line.name);
  const fewer = kept
    .filter(({ line, now }) => now.quantity < line.quantity)
    .map(({ now: { name, quantity } }) => ({ name, quantity }));
  const repriced = kept
    .filter(({ line, now }) => !isSameMoney(line.unitPrice, now.unitPrice))
    .map(({ line, now }) => ({ name: now.name, before: line.unitPrice, after: now.unitPrice }));
  const lostCodes = before.discountCodes
    .filter(({ code, applied }) => applied && !counting.has(code))
    .map(({ code }) => code);
  return {
    ...{ leftOut, fewer, repriced, lostCodes },
    isSame:
      [leftOut, fewer, repriced, lostCodes].every(({ length }) => length === 0) &&
      isSameMoney(before.subtotal, after.subtotal),
    deliveryLost:
      (before.shippingAddress !== null && after.shippingAddress === null) ||
      (before.shippingMethod !== null && after.shippingMethod === null),
  };
}

const keyOf = ({ sku, giftMessage }: LineItem): string => JSON.stringify([sku, giftMessage]);
