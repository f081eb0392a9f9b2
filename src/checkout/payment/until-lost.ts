import { ShopApiError } from '../../shop-api/shop-api-error.ts';

/** How long a request may take before the connection is checked, and between checks, in milliseconds. */
const checkInterval = 3000;

/** How long the shop may take to say that it is there, in milliseconds. */
const checkTimeout = 3000;

/**
 * Waits for a payment request only as long as the shop can be reached: a bank may take a minute, but a shopper whose
 * connection is gone should know within seconds. Paying again is safe: an attempt has one key (`paymentKeyOf`).
 * @throws ShopApiError `network` once the browser is offline, or the shop does not respond to a check.
 */
export async function untilLost<Answer>(request: Promise<Answer>): Promise<Answer> {
  const end = new AbortController();
  try {
    return await Promise.race([request, connectionLost(end.signal)]);
  } finally {
    end.abort();
  }
}

function connectionLost(end: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const lose = () => reject(new ShopApiError('network', 'The connection was lost during a payment'));
    const timer = setInterval(() => {
      void isShopThere().then((isThere) => {
        if (!isThere) lose();
      });
    }, checkInterval);
    window.addEventListener('offline', lose, { signal: end });
    end.addEventListener('abort', () => clearInterval(timer));
  });
}

/** Whether the shop responds at all, in whatever way. */
async function isShopThere(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(checkTimeout) });
    return true;
  } catch {
    return false;
  }
}
