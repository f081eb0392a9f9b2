import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { show } from '../components/focus-on.ts';
import * as styles from './error-text.module.css';
import { ShopApiError, type ShopErrorCode } from './shop-api-error.ts';

interface ErrorTextProps {
  readonly error: ShopApiError | ShopErrorCode | null;
  /** What else has to be said about the error, in the same paragraph. */
  readonly children?: ReactNode;
}

/** Explains what went wrong and what to do, within the screen; announced at once. Shows nothing without an error. */
export function ErrorText({ error, children }: ErrorTextProps) {
  const { t } = useTranslation(['errors', 'translation']);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null && alert.current) show(alert.current);
  }, [error]);
  const shown = typeof error === 'string' ? new ShopApiError(error, '') : error;
  return (
    <div ref={alert} role="alert">
      {shown && (
        <p className={styles.error}>
          {textOf(shown)} {children}{' '}
          {helpedByReload.includes(shown.code) && (
            <button type="button" className="link" onClick={() => window.location.reload()}>
              {t('translation:recovery.reload')}
            </button>
          )}
          {shown.reference && (
            <small className={styles.reference}>{t('reference', { reference: shown.reference })}</small>
          )}
        </p>
      )}
    </div>
  );

  function textOf({ code, details: { available, place } }: ShopApiError): string {
    if (code === 'OutOfStock' && typeof available === 'number')
      return t('OutOfStockCount', { count: available });
    return code === 'CannotShipTo' && typeof place === 'string' ? t('CannotShipToPlace', { place }) : t(code);
  }
}

/** The page is older than what it talks to. */
const helpedByReload: readonly ShopErrorCode[] = ['outdated', 'MerchantAccountChanged'];

interface RetryableErrorProps extends ErrorTextProps {
  readonly onRetry: () => void;
  readonly quiet?: boolean;
}

/** What could not be loaded or found out, and a button that tries it again. */
export function RetryableError({ onRetry, quiet = false, ...error }: RetryableErrorProps) {
  const { t } = useTranslation();
  return (
    <>
      <ErrorText {...error} />
      <button type="button" className={quiet ? 'button button-quiet' : 'button'} onClick={onRetry}>
        {t('serverError.retry')}
      </button>
    </>
  );
}
