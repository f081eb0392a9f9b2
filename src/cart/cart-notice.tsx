import { useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart, CartNotice as Notice } from '../../contract/cart.ts';
import { focusOn } from '../components/focus-on.ts';
import { formatMoney } from '../components/money.ts';
import { useLocale } from '../i18n/use-locale.ts';
import * as styles from './cart-notice.module.css';
import { currentNotices } from './current-notices.ts';
import { useCartStore } from './use-cart.tsx';

/** Shows unobtrusively what changed in the cart without the shopper asking for it, until the shopper has read it. */
export function CartNotice({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { dismissNotices } = useCartStore();
  const region = useRef<HTMLDivElement>(null);
  const notices = currentNotices(cart);
  const dismiss = () => {
    dismissNotices();
    focusOn(region.current);
  };
  return (
    <div role="status" ref={region} tabIndex={-1}>
      {notices.length > 0 && (
        <div className={styles.notice}>
          <p className={styles.title}>{t('notice.title')}</p>
          {notices.map(({ key, notice }) => (
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
  switch (notice.kind) {
    case 'priceChanged': {
      const [from, to] = [formatMoney(notice.from, locale), formatMoney(notice.to, locale)];
      return <p>{t('notice.priceChanged', { name: notice.name, from, to })}</p>;
    }
    case 'stockShort': {
      const { name, available: quantity } = notice;
      return (
        <p>{quantity === 0 ? t('notice.soldOut', { name }) : t('notice.stockShort', { name, quantity })}</p>
      );
    }
    case 'codeIdle':
      return <p>{t('notice.codeIdle', { code: notice.code || t('code.unnamed') })}</p>;
    case 'notSold':
    case 'lineRemoved':
      return <p>{t(`notice.${notice.kind}`, { name: notice.name })}</p>;
    case 'shippingMethodRemoved':
    case 'paymentStopped':
      return <p>{t(`notice.${notice.kind}`)}</p>;
  }
}
