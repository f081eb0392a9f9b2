import { Swish } from '@adyen/adyen-web';

export const components = [Swish];
