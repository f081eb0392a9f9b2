import { Blik } from '@adyen/adyen-web';

export const components = [Blik];
