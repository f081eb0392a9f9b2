import { Econtext, Multibanco } from '@adyen/adyen-web';

/** With a voucher, at a counter or a cash machine. */
export const components = [Econtext, Multibanco];
