import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { show } from '../components/focus-on.ts';
import * as styles from './error-text.module.css';
import type { ShopApiError, ShopErrorCode } from './shop-api-error.ts';

interface ErrorTextProps {
  readonly error: ShopApiError | ShopErrorCode | null;
  /** What else has to be said about the error, in the same paragraph. */
  readonly children?: ReactNode;
}

/** Explains what went wrong and what to do, within the screen; announced at once. Shows nothing without an error. */
export function ErrorText({ error, children }: ErrorTextProps) {
  const { t } = useTranslation('errors');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null && alert.current) show(alert.current);
  }, [error]);
  const reference = typeof error === 'object' && error?.reference;
  return (
    <div ref={alert} role="alert">
      {error !== null && (
        <p className={styles.error}>
          {textOf(error)} {children} {helpedByReload.includes(codeOf(error)) && <ReloadButton />}
          {reference && <small className={styles.reference}>{t('reference', { reference })}</small>}
        </p>
      )}
    </div>
  );

  function textOf(shown: ShopApiError | ShopErrorCode): string {
    const code = codeOf(shown);
    const { available, place } = typeof shown === 'object' ? shown.details : {};
    if (code === 'OutOfStock' && typeof available === 'number')
      return t('OutOfStockCount', { count: available });
    return code === 'CannotShipTo' && typeof place === 'string' ? t('CannotShipToPlace', { place }) : t(code);
  }
}

/** The page is older than what it talks to. */
const helpedByReload: readonly ShopErrorCode[] = ['outdated', 'MerchantAccountChanged'];

const codeOf = (error: ShopApiError | ShopErrorCode): ShopErrorCode =>
  typeof error === 'string' ? error : error.code;

function ReloadButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className="link" onClick={() => window.location.reload()}>
      {t('recovery.reload')}
    </button>
  );
}
