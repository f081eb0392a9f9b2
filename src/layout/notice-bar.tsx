import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../components/icons.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import * as styles from './notice-bar.module.css';

/** The brand's line at the top of the page, if it has one, until the visitor hides it. */
export function NoticeBar() {
  const { t } = useTranslation();
  const hidden = useShopState(({ hideNoticeBar }) => hideNoticeBar);
  const dispatch = useShopDispatch();
  const text = t('notice.text');
  if (hidden || text === '') return null;
  return (
    <aside className={styles.bar} aria-label={t('notice.label')}>
      <p>{text}</p>
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
