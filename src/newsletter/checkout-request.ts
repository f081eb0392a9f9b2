import { isSameEmail } from '../../contract/email-address.ts';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';

/**
 * Asks for the newsletter for whoever has chosen it in checkout. It never disturbs the order: if it fails, the order's confirmation
 * offers the newsletter instead.
 */
export async function askAtCheckout(email: string): Promise<void> {
  try {
    await callShopApi((api) => api.askForNewsletter({ email, source: 'checkout' }));
    writeEntry('newsletter-asked', email);
  } catch {
    // See above.
  }
}

/** Whether the newsletter was asked for in this tab's checkout. @param email for this address; for any, without one */
export function wasAskedAtCheckout(email?: string): boolean {
  const asked = readEntry('newsletter-asked');
  return asked !== null && (email === undefined || isSameEmail(asked, email));
}
