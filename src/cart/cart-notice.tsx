import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart, CartNotice as Notice } from '../../contract/cart.ts';
import type { Money } from '../../contract/money.ts';
import { focusOn } from '../components/focus-on.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { useLocale } from '../i18n/use-locale.ts';
import * as styles from './cart-notice.module.css';
import { isShort } from '../../contract/short-line.ts';

/** The notices that the shopper has read on this page or another one: a cart keeps the same objects. */
const read = new WeakSet<Notice>();

/** Shows unobtrusively what changed in the cart without the shopper asking for it, until it has been read. */
export function CartNotice({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const place = useRef<HTMLDivElement>(null);
  const [, setDismissals] = useState(0);
  const notices = currentNotices({ ...cart, notices: cart.notices.filter((notice) => !read.has(notice)) });
  const dismiss = () => {
    cart.notices.forEach((notice) => read.add(notice));
    setDismissals((count) => count + 1);
    focusOn(place.current);
  };
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {notices.length > 0 && (
        <div className={styles.notice}>
          <p className={styles.title}>{t('notice.title')}</p>
          {notices.map(([key, notice]) => (
            <NoticeText key={key} notice={notice} />
          ))}
          <button type="button" className={`link ${styles.hide}`} onClick={dismiss}>
            {t('notice.hide')}
          </button>
        </div>
      )}
    </div>
  );
}

function NoticeText({ notice }: { notice: Notice }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const { kind, name, from, to, available: quantity, code } = notice;
  const price = (money: Money | undefined) => money && formatMoney(money, locale);
  const key = kind === 'stockShort' && quantity === 0 ? 'soldOut' : kind;
  const facts = { name, quantity, from: price(from), to: price(to), code: code || t('code.unnamed') };
  return <p>{t(`notice.${key}`, facts)}</p>;
}

/** What is still true of a cart's notices, each once: a price that changed twice is compared with the first one. */
export function currentNotices(cart: Cart): readonly (readonly [key: string, notice: Notice])[] {
  const latest = new Map<string, Notice>();
  for (const notice of cart.notices) {
    const { kind, lineItemId = '', code = '' } = notice;
    const key = `${kind} ${lineItemId}${code}`;
    const from = latest.get(key)?.from;
    latest.set(key, from ? { ...notice, from } : notice);
  }
  return [...latest].filter(([, notice]) => isTrue(notice, cart));
}

function isTrue(notice: Notice, { lineItems, shippingMethod, discountCodes }: Cart): boolean {
  const line = lineItems.find(({ id }) => id === notice.lineItemId);
  switch (notice.kind) {
    case 'shippingMethodRemoved':
      return shippingMethod === null;
    case 'priceChanged':
      return line !== undefined && notice.from?.centAmount !== notice.to?.centAmount;
    case 'stockShort':
    case 'notSold':
      return line !== undefined && isShort(line);
    case 'codeIdle':
      return discountCodes.some(({ code, applied }) => code === notice.code && !applied);
    case 'lineRemoved':
    case 'paymentStopped':
      return true;
  }
}
