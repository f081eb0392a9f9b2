import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CloseIcon } from '../components/icons.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import * as styles from './notice-bar.module.css';

/** One line at the top of the page, until the visitor hides it. */
export function NoticeBar() {
  const { t } = useTranslation();
  const hidden = useShopState(({ hideNoticeBar }) => hideNoticeBar);
  const dispatch = useShopDispatch();
  if (hidden) return null;
  return (
    <aside className={styles.bar} aria-label={t('notice.label')}>
      <p>{t('notice.text')}</p>
      <button
        type="button"
        className={styles.hide}
        aria-label={t('notice.hide')}
        onClick={() => dispatch({ type: 'setHideNoticeBar', hidden: true })}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
