import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Receipt } from './receipt.tsx';

/**
 * Prints the order as a receipt. Whichever way the page is printed, the receipt takes the place of everything else
 * (`receipt.module.css`).
 */
export function PrintReceipt(props: Parameters<typeof Receipt>[0]) {
  const { t } = useTranslation('order');
  const isPrinting = useIsPrinting();
  return (
    <>
      <button type="button" className="link" onClick={() => window.print()}>
        {t('receipt.print')}
      </button>
      {isPrinting && createPortal(<Receipt {...props} />, document.body)}
    </>
  );
}

/** Whether the page is being printed, or shown as it will be. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event has been handled.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
