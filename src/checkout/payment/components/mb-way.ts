import { MBWay } from '@adyen/adyen-web';

export const components = [MBWay];
