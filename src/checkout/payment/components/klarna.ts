import { Klarna } from '@adyen/adyen-web';

export const components = [Klarna];
