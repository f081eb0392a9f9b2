import { useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { usePaths } from '../navigation/use-paths.ts';
import { confirmationPath, type PlacedOrder } from '../shop-api/shop-api-error.ts';
import * as styles from './order-confirmation-screen.module.css';

/** Copies the link that opens the order, which is not in the address bar; a browser that cannot copy shows it. */
export function KeepLink({ link }: { link: PlacedOrder }) {
  const { t } = useTranslation('checkout');
  const { orderConfirmation } = usePaths();
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = () => new URL(confirmationPath(orderConfirmation, link), window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <span>{t('confirmation.nextKeep')}</span>{' '}
      <button type="button" className="link" onClick={() => void copy()}>
        {t('confirmation.copyLink')}
      </button>{' '}
      <span role="status">
        {copied === true && t('confirmation.linkCopied')}
        {copied === false && <span className={styles.address}>{address()}</span>}
      </span>
    </>
  );
}
