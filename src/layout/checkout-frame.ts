import { CheckoutFooter } from './checkout-footer.tsx';
import { CheckoutHelp } from './checkout-help.tsx';
import type { OwnFrame } from './layout.tsx';

/**
 * Around the checkout is nothing that leads away from buying. Whoever shops in the wrong country changes it where the
 * address is asked for.
 */
export const checkoutFrame: OwnFrame = { Help: CheckoutHelp, Footer: CheckoutFooter };
