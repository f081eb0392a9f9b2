import { Bancontact, BcmcMobile, Blik, MBWay, Swish } from '@adyen/adyen-web';

/** Confirmed in an app; Bancontact's card comes along, because whoever has its app has the card. */
export const components = [Bancontact, BcmcMobile, Blik, MBWay, Swish];
