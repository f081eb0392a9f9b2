import {
  Bancontact,
  BankTransfer,
  BcmcMobile,
  Blik,
  Econtext,
  EPS,
  MBWay,
  Multibanco,
  OnlineBankingCZ,
  OnlineBankingFI,
  OnlineBankingPL,
  OnlineBankingSK,
  SepaDirectDebit,
  Swish,
} from '@adyen/adyen-web';

/** The forms of methods that only some countries have; Bancontact's card comes along with its app. */
export const components = [
  ...[Bancontact, BcmcMobile, Blik, MBWay, Swish],
  ...[BankTransfer, EPS, SepaDirectDebit],
  ...[OnlineBankingCZ, OnlineBankingFI, OnlineBankingPL, OnlineBankingSK],
  ...[Econtext, Multibanco],
];
