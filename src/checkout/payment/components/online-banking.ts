import { EPS, OnlineBankingCZ, OnlineBankingFI, OnlineBankingPL, OnlineBankingSK } from '@adyen/adyen-web';

export const components = [EPS, OnlineBankingCZ, OnlineBankingFI, OnlineBankingPL, OnlineBankingSK];
