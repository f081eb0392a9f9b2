import { useEffect, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { show } from '../components/focus-on.ts';
import * as styles from './error-text.module.css';
import type { ShopApiError, ShopErrorCode } from './shop-api-error.ts';

/**
 * Explains what went wrong and what to do, within the screen; screen readers announce it immediately (`role="alert"`).
 * Shows nothing without an error.
 */
export function ErrorText({ error, id }: { error: ShopApiError | ShopErrorCode | null; id?: string }) {
  const { t } = useTranslation('errors');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null && alert.current) show(alert.current);
  }, [error]);
  return (
    <div ref={alert} role="alert" id={id}>
      {error !== null && <p className={styles.error}>{textOf(error)}</p>}
    </div>
  );

  function textOf(shown: ShopApiError | ShopErrorCode): string {
    if (typeof shown === 'string') return t(shown);
    const available = shown.code === 'OutOfStock' ? shown.details.available : undefined;
    return typeof available === 'number' ? t('OutOfStockCount', { count: available }) : t(shown.code);
  }
}
