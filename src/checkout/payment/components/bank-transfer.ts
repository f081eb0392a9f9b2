import { BankTransfer } from '@adyen/adyen-web';

export const components = [BankTransfer];
