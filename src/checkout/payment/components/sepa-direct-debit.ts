import { SepaDirectDebit } from '@adyen/adyen-web';

export const components = [SepaDirectDebit];
