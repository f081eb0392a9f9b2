import { Econtext, Multibanco } from '@adyen/adyen-web';

export const components = [Econtext, Multibanco];
