import {
  BankTransfer,
  EPS,
  OnlineBankingCZ,
  OnlineBankingFI,
  OnlineBankingPL,
  OnlineBankingSK,
  SepaDirectDebit,
} from '@adyen/adyen-web';

/** From a bank account. */
export const components = [
  BankTransfer,
  EPS,
  OnlineBankingCZ,
  OnlineBankingFI,
  OnlineBankingPL,
  OnlineBankingSK,
  SepaDirectDebit,
];
