import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart } from '../../contract/cart.ts';
import * as styles from './cart-notice.module.css';

/** Shows unobtrusively what changed in the cart without the shopper asking for it. */
export function CartNotice({ notices }: { notices: Cart['notices'] }) {
  const { t } = useTranslation('cart');
  return (
    <div role="status">
      {notices.length > 0 && (
        <div className={styles.notice}>
          <p className={styles.title}>{t('notice.title')}</p>
          {notices.map((notice) => (
            <p key={notice}>{t(`notice.${notice}`)}</p>
          ))}
        </div>
      )}
    </div>
  );
}
