import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopErrorOf } from '../../shop-api/use-shop-data.ts';
import { ErrorText } from '../../shop-api/error-text.tsx';
import type { ShopApiError } from '../../shop-api/shop-api-error.ts';
import { callShopApi } from '../../shop-api/call-shop-api.ts';
import * as styles from './order-confirmation-screen.module.css';

/** What became of the request for a link; the address only if it could not be copied. */
interface Result {
  readonly copied?: boolean;
  readonly address?: string;
  readonly error?: ShopApiError;
}

/**
 * Copies a link that opens the order in any browser, which the shop API makes when it is asked for; a browser that cannot
 * copy shows it.
 */
export function KeepLink({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const [{ copied, address, error = null }, setResult] = useState<Result>({});
  const copy = async () => {
    const made = callShopApi((api) => api.linkToOrder(orderNumber)).then(
      (path) => new URL(path, window.location.href).href,
    );
    try {
      await copyLater(made);
      setResult({ copied: true });
    } catch {
      setResult(
        await made.then(
          (link) => ({ address: link }),
          (thrown: unknown) => ({ error: shopErrorOf(thrown) }),
        ),
      );
    }
  };
  return (
    <>
      <span>{t('confirmation.nextKeep')}</span>{' '}
      <button type="button" className="link" onClick={() => void copy()}>
        {t('confirmation.copyLink')}
      </button>{' '}
      <span role="status">
        {copied && t('confirmation.linkCopied')}
        {address !== undefined && <span className={styles.address}>{address}</span>}
      </span>
      <ErrorText error={error} />
    </>
  );
}

/**
 * Copies a text that is not there yet: Safari permits it only if it is told at once, while the button is being pressed.
 * @throws if the browser cannot, or the text does not come.
 */
async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  await navigator.clipboard.write([
    new ClipboardItem({ [type]: text.then((content) => new Blob([content], { type })) }),
  ]);
}
