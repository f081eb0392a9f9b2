import { Bancontact, BcmcMobile } from '@adyen/adyen-web';

export const components = [Bancontact, BcmcMobile];
